import { FileRefusal } from "./csv/records";
import { invalid } from "./errors";

/**
 * Reads a file that somebody sent.
 * @param subject the parameter that it came in, or is named by.
 * @throws OccError 400 with the reason for a file that cannot be read.
 */
export function readOrRefuse<T>(subject: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileRefusal) throw invalid(subject, error.message);
    throw error;
  }
}
