import { ORDER_STATES, PARCEL_STATES } from "../life/states";
import { statusDisplay } from "./status";
import { parcelStage } from "./parcels";
import { ORDER_TRANSITIONS, PARCEL_TRANSITIONS, type Transition } from "../life/transitions";

const node = (state: string | null) => state ?? "[*]";

/** A Mermaid state diagram; states that cannot be left lead to the end. */
function diagram<State extends string>(
  states: readonly State[],
  table: readonly Transition<State>[],
): string {
  const ends = states.filter((state) => !table.some(({ from }) => from === state));
  const lines = [
    ...table.map(({ from, to, by }) => `${node(from)} --> ${to}: ${by.join(", ")}`),
    ...ends.map((state) => `${state} --> [*]`),
  ];
  return ["```mermaid", "stateDiagram-v2", ...lines.map((line) => `  ${line}`), "```"].join("\n");
}

/** What may follow each state, as a table for those who do not see the diagram. */
function listing<State extends string>(
  states: readonly State[],
  table: readonly Transition<State>[],
  word: (state: State) => string,
): string {
  const next = (state: State | null) =>
    table
      .filter(({ from }) => from === state)
      .map(({ to, by }) => `${to} (${by.join(", ")})`)
      .join("; ");
  return [
    "| State | Word | May become (by whom) |",
    "| --- | --- | --- |",
    `| new | | ${next(null)} |`,
    ...states.map((state) => `| ${state} | ${word(state)} | ${next(state) || "nothing, it ends here"} |`),
  ].join("\n");
}

/** A diagram of states and the same as a table. */
export const lifeChart = <State extends string>(
  states: readonly State[],
  table: readonly Transition<State>[],
  word: (state: State) => string,
): string => `${diagram(states, table)}

${listing(states, table, word)}`;

/** docs/order-life.md: every state and transition, drawn from the tables that the API follows. */
export const orderLifePage = (): string => `# The life of an order

Drawn by \`npm run order-chart\` from \`commerce/modules/orders/life/transitions.ts\`; do not edit it. No other transition is permitted: \`life.ts\` is the only code that changes a state, and it writes each change into the order's history ([decision 38](decisions/0038-the-life-and-history-of-an-order.md)).

The wearer is the order's person, or an agent for them. The approver is of the organisation, the merchant is the supplier. The system is a job or another system.

## Orders

${lifeChart(ORDER_STATES, ORDER_TRANSITIONS, statusDisplay)}

## Parcels

The word is the stage that pages show. A new parcel waits, or is packed at once.

${lifeChart(PARCEL_STATES, PARCEL_TRANSITIONS, parcelStage)}
`;
