import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useScripted } from "~/ui/use-scripted";

/** Only scripts can open the print dialog; without them the browser's own menu does. */
export function PrintButton() {
  const scripted = useScripted();
  return (
    <Button
      type="button"
      size="small"
      className={scripted ? undefined : "invisible"}
      onClick={() => window.print()}
    >
      <Icon name="print" /> Print
    </Button>
  );
}
