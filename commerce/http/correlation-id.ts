/** Short and plain, because it is in every log line of the call and in a header of the answer. */
const PLAIN = /^[\w.:-]{1,128}$/;

/** The id that the caller sent; undefined if it is not plain. */
export function correlationIdOf(call: { header: (name: string) => string | undefined }): string | undefined {
  const id = call.header("X-Correlation-Id");
  return id !== undefined && PLAIN.test(id) ? id : undefined;
}
