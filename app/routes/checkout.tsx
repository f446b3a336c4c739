import { Outlet } from "@remix-run/react";

/** Checkout shows the logo alone, so that nothing leads away by mistake (spec 000 §2). */
export const handle = { header: "logo" };

export default function CheckoutLayout() {
  return <Outlet />;
}
