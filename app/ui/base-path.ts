import { createContext } from "react";

/** On the server, what the path of every page begins with: the prefix of a keyed visit, or nothing. */
export const BaseContext = createContext("");
