export const interestsPath = "/my-account/my-interests";
