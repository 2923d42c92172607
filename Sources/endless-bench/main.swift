internal import EndlessCore
print("bench")
