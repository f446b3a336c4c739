import { createContext } from "react";

/** The nonce that this page's scripts carry under the content security policy; empty in the browser. */
export const NonceContext = createContext("");
