import type { Response } from "express";
import { clock } from "../calendar/clock.server";

/** The header of an answer to a procurement system whose sender or secret is not known. */
export const UNKNOWN_SENDER = "X-Unknown-Sender";

/** Refuses a document before the API sees it, in cXML, because procurement systems read nothing else. */
export function cxmlRefusal(response: Response, code: number, text: string, detail: string): void {
  const at = new Date(clock()).toISOString().replace(/\.\d+Z$/, "+00:00");
  const status = `<Status code="${code}" text="${text}">${detail}</Status>`;
  response.setHeader(UNKNOWN_SENDER, "1");
  response.status(200).type("text/xml; charset=utf-8");
  response.send(
    `<?xml version="1.0" encoding="UTF-8"?>\n<cXML payloadID="${clock()}.${process.pid}@kitroom" timestamp="${at}"><Response>${status}</Response></cXML>\n`,
  );
}
