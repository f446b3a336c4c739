import { createContext } from "react";

/** The correlation id of the page that is being rendered; empty in the browser. */
export const ReferenceContext = createContext("");
