import { expect, test } from "vitest";
import { wholeAnswer } from "./whole-answer.server";

const file = (type: string, status = 200) =>
  new Response(new Uint8Array([0x25, 0x50, 0xff, 0xfe, 0x00, 0x80]), {
    status,
    headers: { "Content-Type": type, "Content-Disposition": 'attachment; filename="order.pdf"' },
  });

test("[OR-01] a file of a remote API keeps every byte and its name; a page is still refused", async () => {
  for (const type of ["application/pdf", "application/zip", "text/csv; charset=utf-8"]) {
    const whole = await wholeAnswer(file(type), "GET /orders/{code}/pdf");
    expect([...new Uint8Array(await whole.arrayBuffer())]).toEqual([0x25, 0x50, 0xff, 0xfe, 0x00, 0x80]);
    expect(whole.headers.get("content-disposition")).toContain("order.pdf");
  }
  await expect(wholeAnswer(file("text/html"), "GET /orders")).rejects.toMatchObject({ fault: "unreadable" });
});

test("[API-2] an empty answer is an empty answer, however its end is marked", async () => {
  const ends: Record<string, string>[] = [{ "Transfer-Encoding": "chunked" }, { "Content-Length": "0" }, {}];
  for (const headers of ends) {
    const whole = await wholeAnswer(new Response(null, { status: 200, headers }), "PUT /deliverymode");
    expect(Object.fromEntries(whole.headers)).toEqual({ "content-length": "0" });
  }
});
