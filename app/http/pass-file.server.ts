/** Hands a file of the API on, under the name that the API gave it. */
export function passFile({ data, response }: { data?: ArrayBuffer; response: Response }): Response {
  const named = (name: string, otherwise: string) => response.headers.get(name) ?? otherwise;
  return new Response(data, {
    headers: {
      "Content-Type": named("Content-Type", "application/octet-stream"),
      "Content-Disposition": named("Content-Disposition", "attachment"),
      "Cache-Control": "private, no-store",
    },
  });
}
