import { lifeChart } from "../orders";
import { RETURN_STATES, returnDisplay } from "./states";
import { RETURN_TRANSITIONS } from "./transitions";

/** docs/return-life.md: every state and transition, drawn from the table that the API follows. */
export const returnLifePage = (): string => `# The life of an exchange or return

Drawn by \`npm run order-chart\` from \`commerce/modules/returns/transitions.ts\`; do not edit it. No other transition is permitted: \`life.ts\` beside it is the only code that changes a state, and it writes each change into the history of the request ([decision 47](decisions/0047-exchanges-and-returns.md)).

The wearer is the order's person, or an agent for them. The merchant is the uniform desk. The system is a job or another system.

${lifeChart(RETURN_STATES, RETURN_TRANSITIONS, returnDisplay)}
`;
