/** Short and plain: it is written into every log line of the call and given back in a header. */
const PLAIN = /^[\w.:-]{1,128}$/;

/** The id that a caller gave its call; anything that is not plain counts as none. */
export function correlationIdOf(call: { header: (name: string) => string | undefined }): string | undefined {
  const id = call.header("X-Correlation-Id");
  return id !== undefined && PLAIN.test(id) ? id : undefined;
}
