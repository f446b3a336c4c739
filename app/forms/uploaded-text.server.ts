/** Characters of a text that the API takes in one call at the most. */
const MOST_TEXT = 4_000_000;
const MB = 1_000_000;

type Uploaded = { text: string } | { refusal: string };

/**
 * The text of an uploaded file, judged by its bytes: UTF-8 and UTF-16 with or without a mark, else Windows-1252 as
 * older spreadsheets write. What is no text, or more than the call takes, is refused in words.
 * @param most characters.
 */
export async function uploadedText(file: unknown, most = MOST_TEXT): Promise<Uploaded> {
  if (!(file instanceof Blob) || file.size === 0) return { refusal: "Choose a file that is not empty." };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return { refusal: "This is a workbook. In your spreadsheet, save it as CSV UTF-8 and send that file." };
  }
  const text = textOf(bytes);
  if (text.includes("\u0000")) return { refusal: "This is not a CSV file. Save the list as CSV UTF-8." };
  if (text.length > most) {
    const size = most < MB ? `${most / 1000} KB` : `${most / MB} MB`;
    return { refusal: `The file has more than ${size}. Send it in two parts.` };
  }
  return { text };
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
