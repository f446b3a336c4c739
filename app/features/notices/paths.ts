export const noticesPath = "/my-account/notices";
