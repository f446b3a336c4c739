import type { LoaderFunctionArgs } from "@remix-run/node";

/** No code of the API is longer; a longer one finds nothing, with or without what is left away. */
const LONGEST = 60;

/** A code in a page's path, such as `code` of `/my-account/orders/$code`. */
export const pathCode = ({ params }: Pick<LoaderFunctionArgs, "params">, name: string): string =>
  params[name]!.slice(0, LONGEST);
