import { correlationIdOf } from "./correlation-id";
import type { PageOfCall } from "./page-memo";
import { type Upload } from "./read-upload";

/** What a call was sent: by HTTP, or by the storefront in the same process (direct.ts). */
export interface Sent {
  method: string;
  /** The path of the address. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  header: (name: string) => string | undefined;
  /**
   * The body; a call without one is an empty object.
   * @param most its bytes, where a call takes more than others.
   * @throws OccError for one that cannot be read.
   */
  body: (most?: number) => Promise<Record<string, unknown>>;
  /** The file of the body. @param most its bytes. @throws OccError as readUpload */
  upload?: (most: number) => Promise<Upload>;
  /** The body as the file of rows that it is. @param most its bytes. @throws OccError as readRows */
  rows?: (most: number) => Promise<Upload>;
  /** Whether the body is a form, whose fields count as parameters of the query too. */
  form: boolean;
  /** Sets a header of the answer. Absent where nobody would read it. */
  setHeader?: (name: string, value: string) => void;
}

/**
 * The page that a call belongs to, if it says so. The client counts the page's writes, because with several processes
 * the next one does not know about a write in another. A write counts itself, so earlier calls of the page have a
 * lower count.
 */
export function pageOf(sent: Pick<Sent, "header">, when?: "before this write"): PageOfCall | undefined {
  const id = correlationIdOf(sent);
  const said = /^\d{1,6}$/.exec(sent.header("X-Page-Writes") ?? "")?.[0];
  if (!id || (when && !said)) return undefined;
  return { id, writes: Number(said ?? 0) - (when ? 1 : 0) };
}
