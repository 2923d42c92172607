internal import EndlessCore
print("endless")
