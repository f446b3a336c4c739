import { useShell } from "~/features/shell/use-shell";
import type { Owner } from "~/paths";
import { Button } from "~/ui/button";

/** Has the desk price a configuration of a product, for those who may ask it. */
export function RequestButton({ owner }: { owner: Owner }) {
  const shell = useShell();
  const asks = shell?.person?.capabilities.includes("use-quotes") && !shell.punchOut;
  if (owner.type !== "product" || !asks) return null;
  return (
    <Button wide name="intent" value="quote">
      Ask for a quote
    </Button>
  );
}
