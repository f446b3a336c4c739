import { TextField } from "~/forms/field";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import type { CartView } from "./cart.server";
import { CART_FORM } from "./line-replies";

type Vouchers = CartView["vouchers"];

export const VOUCHER_LABEL = "Voucher or promotion code";

/** A code can be entered here; each that was entered can be taken off. All in the form of the cart. */
export function VoucherBox({ vouchers, reply }: { vouchers: Vouchers; reply?: FormReply }) {
  const [, fields] = useServerForm<{ voucherCode: string }>({ id: CART_FORM, lastResult: reply });
  return (
    <section className="card pad" aria-label="Vouchers">
      {vouchers.entered.map((voucher) => (
        <Entered key={voucher.code} voucher={voucher} />
      ))}
      <div className="voucher">
        <TextField
          // What was applied is taken out of the field.
          key={vouchers.entered.length}
          field={fields.voucherCode}
          label={VOUCHER_LABEL}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button name="intent" value="add-voucher">
          Apply
        </Button>
      </div>
    </section>
  );
}

function Entered({ voucher: { code, name, note } }: { voucher: Vouchers["entered"][number] }) {
  return (
    <div className="voucher-in">
      <div className="row between">
        <CodeLabel code={code} />
        <LinkButton
          small
          name="intent"
          value={`remove-voucher ${code}`}
          aria-label={`Remove voucher ${code}`}
        >
          Remove
        </LinkButton>
      </div>
      <p className="sm">{name}</p>
      {note ? (
        <Notice kind="warn" className="mt-2">
          {note}
        </Notice>
      ) : null}
    </div>
  );
}

/** What could still be taken off, under the lines. */
export function Offers({ offers }: { offers: Vouchers["offers"] }) {
  return offers.map((offer) => (
    <Notice key={offer} className="mt-4">
      {offer}
    </Notice>
  ));
}
