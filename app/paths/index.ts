/** Every address of the shop with its parameters; what an address is made of stands here alone. */
export * from "./administration";
export * from "./shop";
