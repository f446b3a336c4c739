import type { Transport } from "~/commerce/transport.server";
import type { Tokens } from "~/commerce/oauth.server";
import type { Commerce } from "~/commerce/typed-client";
import type { KeyedVisit } from "./keyed.server";
import type { Preview } from "./preview.server";
import type { Flash, VisitSession } from "./storage.server";
import type { VisitPerson } from "./visit-person.server";

/** The visit of one request: session, API client, and what must be saved. */
export interface Visit {
  site: string;
  session: VisitSession;
  commerce: Commerce;
  transport: Transport;
  keyed: KeyedVisit | undefined;
  /** A preview of content that is not published yet. */
  preview: Preview | undefined;
  correlationId: string;
  signedIn: boolean;
  /** Whether there was a sign-in that could not be renewed. */
  expired: boolean;
  /** Whether it ended because an agent's time was over. */
  timeUp: boolean;
  /** Whether this request's form was refused; the page's title says so. */
  refused: boolean;
  /** The mark of the person for whom the browser keeps choices without a network (kept-choices.server.ts). */
  keptBy: string | undefined;
  /** Whether the answer has the browser forget them. */
  forgets: boolean;
  /** Whether the browser sends what it has kept. */
  sentLater: boolean;
  /** The fields of this request's form, for an error page. */
  posted: FormData | undefined;
  /** Seconds after which the answer asks to try again. */
  retryAfter: number | undefined;
  /** The signed-in person, as far as pages need it. Loaded once for each request. */
  person(): Promise<VisitPerson>;
  /** The zone in which the person's organisation reads its dates. */
  timeZone(): Promise<string>;
  /** Stores the tokens of a new sign-in. An earlier sign-in of this visit is revoked at the API. */
  signIn(tokens: Tokens, account: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * The proof for the forms of this visit, for a browser that may send no origin header. undefined if the
   * browser sends one, or if the key in the path is the proof.
   */
  proof(): string | undefined;
  flash(message: Flash): void;
  /** The one-time message. Reading it removes it. */
  takeFlash(): Flash | undefined;
  /** Restores a message that was read for a page that could not be shown. */
  keepFlash(): void;
  /**
   * The Set-Cookie of this visit if it changed; saves the data of a keyed visit. Call it once, at the end.
   */
  commit(): Promise<string | undefined>;
}
