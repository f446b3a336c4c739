/** OCC's date form: UTC with a numeric offset and no colon, `2026-09-28T10:23:55+0000` (contract §1.6). */
export const occDate = (instant: Date): string => `${instant.toISOString().slice(0, 19)}+0000`;
