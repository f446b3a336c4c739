import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/connection";
import { PICTURE_NAME, pictureType } from "../modules/media";
import { type PictureContent, picturesKind, picturesOf } from "./kinds/pictures";
import { byText } from "./kind";
import type { ReadFile } from "./read-file";

/** The folder of pictures beside the files of a program. */
const FOLDER = "pictures";
const MOST_BYTES = 20_000_000;

const ENDINGS: Readonly<Record<string, RegExp>> = {
  "image/png": /\.png$/i,
  "image/jpeg": /\.jpe?g$/i,
  "image/webp": /\.webp$/i,
  "image/avif": /\.avif$/i,
  "image/svg+xml": /\.svg$/i,
};

/** A picture by its name. */
interface PictureFile {
  name: string;
  read: () => Uint8Array;
}

/** The pictures beside the files in a folder; undefined if it has no such folder. */
export async function readPictureFolder(folder: string): Promise<ReadFile | undefined> {
  const path = join(folder, FOLDER);
  if (!existsSync(path)) return undefined;
  const names = readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .toSorted(byText);
  return readPictures(names.map((name) => ({ name, read: () => readFileSync(join(path, name)) })));
}

/** Pictures as rows of their kind. What is no picture that browsers show is a fault. */
export async function readPictures(files: readonly PictureFile[]): Promise<ReadFile> {
  const all: ReadFile = { kind: picturesKind, rows: [], faults: [] };
  for (const [index, { name, read }] of files.entries()) {
    const content = read();
    const mediaType = await pictureType(content);
    const message = faultOf(name, content, mediaType);
    if (mediaType !== undefined && message === undefined) {
      const digest = createHash("sha256").update(content).digest("hex");
      const its: PictureContent = { mediaType, size: content.length, digest, read };
      all.rows.push({ line: index + 1, row: { file: name, content: its } });
    } else all.faults.push({ file: `${FOLDER}/${name}`, message: message! });
  }
  return all;
}

function faultOf(name: string, content: Uint8Array, type: string | undefined): string | undefined {
  if (!PICTURE_NAME.test(name)) {
    return "Name a picture by letters, digits, `-`, `_` and `.`, ending in .png, .jpg, .webp, .avif or .svg.";
  }
  if (content.length > MOST_BYTES) return "The picture is larger than 20 MB.";
  if (!type) return "This is no picture that browsers show. Save it as PNG, JPEG, WebP, AVIF or SVG.";
  return ENDINGS[type]!.test(name) ? undefined : `This is ${type}, and its name ends otherwise.`;
}

/** Writes the pictures of a shop into the folder beside its files. @returns how many there are. */
export async function writePictures(db: Database, folder: string): Promise<number> {
  const path = join(folder, FOLDER);
  rmSync(path, { recursive: true, force: true });
  let count = 0;
  for await (const { name, content } of picturesOf(db)) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, name), content);
    count += 1;
  }
  return count;
}
