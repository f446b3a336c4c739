export const wishListPath = "/my-account/wish-list";
