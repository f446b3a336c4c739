import { useUnitWord } from "~/features/shell/use-shell";
import { KeyValues } from "~/ui/key-values";

/** The id of the list, for `list` of the field. */
export const knownNumbers = "register";

/** The numbers of the register, offered while typing and readable without it. */
export function KnownNumbers({ orders }: { orders: readonly { number: string; description: string }[] }) {
  const unitWord = useUnitWord();
  if (orders.length === 0) return null;
  return (
    <>
      <datalist id={knownNumbers}>
        {orders.map((order) => (
          <option key={order.number} value={order.number}>
            {order.description}
          </option>
        ))}
      </datalist>
      <details className="fold">
        <summary className="link sm">Your {unitWord.toLowerCase()}’s purchase order numbers</summary>
        <KeyValues
          small
          className="pt-2"
          rows={orders.map((order) => ({ label: order.number, value: order.description }))}
        />
      </details>
    </>
  );
}
