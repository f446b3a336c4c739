import { FileRefusal } from "./csv/records";
import { invalid } from "./errors";

const refusalOf = (subject: string, error: unknown): unknown =>
  error instanceof FileRefusal ? invalid(subject, error.message) : error;

/**
 * Reads a file that somebody sent.
 * @param subject the parameter that it came in, or is named by.
 * @throws OccError 400 with the reason for a file that cannot be read.
 */
export function readOrRefuse<T>(subject: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw refusalOf(subject, error);
  }
}

/** The same for a file that takes time to read. */
export const readingOrRefuse = <T>(subject: string, reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw refusalOf(subject, error);
  });
