import { useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { NonceContext } from "./nonce";

/** A script of `public` that only some pages need. With Save-Data none is sent. */
export function PageScript({ src }: { src: string }) {
  const nonce = useContext(NonceContext);
  const root = useRouteLoaderData<{ scripts?: boolean }>("root");
  return root?.scripts === false ? null : <script src={src} defer nonce={nonce} />;
}
