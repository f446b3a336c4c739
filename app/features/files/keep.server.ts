import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { operations } from "~/commerce/occ";
import type { UploadedFile } from "~/forms/read-upload.server";
import type { Visit } from "~/session/visit.server";
import { sizeWords } from "./sizes";

type Purpose = operations["getUsersFiles"]["parameters"]["query"]["purpose"];

/** What became of the files of a post. */
export interface Kept {
  ids: string[];
  refused: { name: string; size: string; message: string }[];
  /** "1 of 3 cannot be sent.", for the field of the files. */
  faults: string[] | undefined;
}

export const fileView = ({ id, name, size }: { id: string; name: string; size: number }) => ({
  id,
  name,
  size: sizeWords(size),
});

/** What a form with files shows: those that wait for it, and what may be sent. */
export async function loadFiles({ commerce }: Visit, purpose: Purpose) {
  const waiting = await answer(commerce.GET("/users/current/files", { params: { query: { purpose } } }));
  return {
    kept: waiting.files.map(fileView),
    most: waiting.mostFiles,
    accept: waiting.mediaTypes.join(","),
  };
}

/** Removes the file whose "Remove" was pressed, and keeps each sent one that can be. */
export async function keepFiles(
  { commerce }: Visit,
  purpose: Purpose,
  form: FormData,
  files: UploadedFile[],
): Promise<Kept> {
  const removed = form.get("remove");
  if (typeof removed === "string") {
    const path = { fileId: removed.slice(0, 60) };
    await commerce.DELETE("/users/current/files/{fileId}", { params: { path } });
  }
  const ids: string[] = [];
  const refused: Kept["refused"] = [];
  for (const { name, size, content } of files) {
    const body = new FormData();
    body.append("file", content, name);
    try {
      const kept = await answer(
        commerce.POST("/users/current/files", {
          params: { query: { purpose } },
          body: { file: "" },
          bodySerializer: () => body,
        }),
      );
      ids.push(kept.id);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const message = error.errors[0]?.message ?? "This file cannot be sent.";
      refused.push({ name, size: sizeWords(size), message });
    }
  }
  const faults = refused.length > 0 ? [`${refused.length} of ${files.length} cannot be sent.`] : undefined;
  return { ids, refused, faults };
}

/** The files that go with a form: those that its page showed, and those that came with it. */
export const filesToSend = (form: FormData, { ids }: Kept): string[] => [
  ...new Set([...form.getAll("file").map(String), ...ids]),
];
