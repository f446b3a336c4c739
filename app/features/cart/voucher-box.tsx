import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { useServerForm } from "~/forms/use-server-form";
import { Button } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PostForm } from "~/ui/post-form";
import type { CartView } from "./cart.server";

type Vouchers = CartView["vouchers"];

const LABEL = "Voucher or promotion code";
const isVoucher = (reply: FormReply | undefined) => reply?.initialValue?.["voucherCode"] !== undefined;
const isEmpty = (reply: FormReply | undefined) => reply?.error?.["voucherCode"] !== undefined;

/** The answer to the form of a voucher, among those of the page's forms. */
export const voucherReply = (reply: FormReply | undefined): FormReply | undefined =>
  isVoucher(reply) || isEmpty(reply) ? reply : undefined;

const useVoucherForm = (reply: FormReply | undefined) =>
  useServerForm<{ voucherCode: string }>({ id: "voucher", lastResult: reply });

/** The errors of the voucher form, for the top of the page. */
export function VoucherErrors({ reply }: { reply: FormReply }) {
  const [form] = useVoucherForm(reply);
  return <ErrorSummary form={form} labels={{ voucherCode: LABEL }} className="mb-5" />;
}

/** A code can be entered here; each that was entered can be taken off. */
export function VoucherBox({ vouchers, reply }: { vouchers: Vouchers; reply?: FormReply }) {
  const [form, fields] = useVoucherForm(reply);
  return (
    <section className="card pad" aria-label="Vouchers">
      {vouchers.entered.map((voucher) => (
        <Entered key={voucher.code} voucher={voucher} />
      ))}
      <Form form={form} className="voucher">
        <TextField
          field={fields.voucherCode}
          label={LABEL}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button name="intent" value="add-voucher">
          Apply
        </Button>
      </Form>
    </section>
  );
}

function Entered({ voucher: { code, name, note } }: { voucher: Vouchers["entered"][number] }) {
  return (
    <PostForm className="voucher-in">
      <input type="hidden" name="voucherCode" value={code} />
      <div className="row between">
        <CodeLabel code={code} />
        <LinkButton small name="intent" value="remove-voucher" aria-label={`Remove voucher ${code}`}>
          Remove
        </LinkButton>
      </div>
      <p className="sm">{name}</p>
      {note ? (
        <Notice kind="warn" className="mt-2">
          {note}
        </Notice>
      ) : null}
    </PostForm>
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
