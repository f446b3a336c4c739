import { createContext } from "react";

/** The correlation id of the answer that is being drawn; empty in the browser. */
export const ReferenceContext = createContext("");
