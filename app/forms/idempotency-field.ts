/** The hidden field that lets the API answer a repeated post with its first answer. */
export const idempotencyField = "idempotencyKey";
