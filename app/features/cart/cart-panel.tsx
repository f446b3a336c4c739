import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { DocketAmounts } from "~/ui/docket-amounts";
import { EmptyState } from "~/ui/empty-state";
import { PanelDialog, PanelLoading } from "~/ui/panel";
import type { OverlayProps } from "~/ui/use-overlay";
import type { CartView } from "./cart.server";
import { LineRow } from "./line";

/** The cart over the page. Its code comes when it is first opened, so that no page pays for it before. */
export default function CartPanel({ wide, onClose }: OverlayProps & { wide: boolean }) {
  const { data, load } = useFetcher<{ cart?: CartView | null }>();
  useEffect(() => load("/cart"), [load]);
  const cart = data?.cart;
  const lines = cart ? [...cart.packs.flatMap((pack) => pack.lines), ...cart.lines] : [];
  return (
    <PanelDialog
      title={
        <>Your cart {data ? <span className="mut thin">({counted(lines.length, "line")})</span> : null}</>
      }
      closeTo="/cart"
      closeLabel="Close cart"
      width={wide ? 900 : 531}
      onClose={onClose}
      footer={
        cart ? (
          <>
            <DocketAmounts rows={cart.totals.rows} total={cart.totals.total} />
            <div className="row mt-4 flex-nowrap">
              <ButtonLink to="/cart" className="flex-none">
                View cart
              </ButtonLink>
              <ButtonLink variant="job" wide to="/checkout">
                CHECK OUT
              </ButtonLink>
            </div>
          </>
        ) : undefined
      }
    >
      {cart ? (
        <ul>
          {lines.map((line) => (
            <LineRow key={line.number} line={line} counted />
          ))}
        </ul>
      ) : data === undefined ? (
        <PanelLoading what="your cart" />
      ) : (
        <EmptyState title="Your cart is empty">Choose a pack or look through the catalogue.</EmptyState>
      )}
    </PanelDialog>
  );
}
