import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";

/** Spec 002 §8. */
const BASE_PRODUCT =
  "This product is a base product and cannot be added to the cart. Choose a product variant instead.";

interface Props {
  base: { name: string; to: string; variants: { value: string; label: string }[] };
}

/** Before a style is configured, its colour and size are chosen. */
export function BaseProductPage({ base: { name, to, variants } }: Props) {
  return (
    <div className="wrap pt-6">
      <PageHeading eyebrow="Configure" title={name} />
      <div className="max-w-[720px]">
        <Notice className="mb-5">{BASE_PRODUCT}</Notice>
        <Form className="card pad">
          <div className="field">
            <label htmlFor="variant">Colour and size</label>
            <select id="variant" name="variant">
              {variants.map(({ value, label }) => (
                <option key={value} value={value} translate="no">
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className="row mt-5">
            <Button variant="job">CONFIGURE</Button>
            <ButtonLink to={to}>Exit</ButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}
