/** Says what came of a registration, in the address that the provider sends people back to (contract §8). */
export const STATUS_FIELD = "x-card-registration-status";
