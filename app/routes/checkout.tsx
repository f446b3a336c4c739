import { Outlet } from "@remix-run/react";

/** Checkout shows only the logo, so that people do not leave by mistake (spec 000 §2). */
export const handle = { header: "logo" };

export default function CheckoutLayout() {
  return <Outlet />;
}
