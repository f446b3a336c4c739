export const preferencesPath = "/my-account/notification-preference";
