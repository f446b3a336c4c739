/** Pages whose routes hold no call of the API, each with its reason (docs/decisions/0108). */
export const WITHOUT_CALLS: Readonly<Record<string, string>> = {};
