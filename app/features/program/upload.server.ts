import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { programDataPath, programPrunePath, programRowsPath, programUploadPath, sentFilePath } from "~/paths";
import { readableMoment } from "~/ui/dates";

type Upload = ResponseOf<"get", "/program/uploads/{uploadId}">;

const sum = (kinds: Upload["kinds"], count: (kind: Upload["kinds"][number]) => number): number =>
  kinds.reduce((total, kind) => total + count(kind), 0);

/** A file that was sent: what it would change, or changed. @param prune whether missing rows are to be closed. */
export function uploadView(upload: Upload, prune: boolean, timeZone: string) {
  const { uploadId, kinds, faults, sentDate, appliedDate, ...shown } = upload;
  const moment = (date: string) => readableMoment(date, timeZone);
  const missing = kinds.filter((kind) => kind.missing > 0);
  return {
    ...shown,
    key: newIdempotencyKey(),
    prune: prune && !appliedDate && missing.length > 0,
    sent: moment(sentDate),
    applied: appliedDate && moment(appliedDate),
    kinds: kinds.map((kind) => ({ ...kind, to: programRowsPath(uploadId, { kind: kind.code }) })),
    written: sum(kinds, ({ added, changed }) => added + changed),
    wrong: upload.faultCount,
    missingCount: sum(kinds, (kind) => kind.missing),
    missing: missing.map((kind) => ({
      ...kind,
      to: programRowsPath(uploadId, { kind: kind.code, state: "missing" }),
    })),
    faults: faults.map((fault) => ({
      ...fault,
      where: [fault.file, fault.line === undefined ? "" : `line ${fault.line}`, fault.column ?? ""]
        .filter(Boolean)
        .join(", "),
    })),
    list: programDataPath,
    self: programUploadPath(uploadId),
    prunePath: programPrunePath(uploadId),
    file: upload.kept ? sentFilePath(uploadId, "upload") : undefined,
    wrongFile: sentFilePath(uploadId, "wrong"),
    wrongRows: programRowsPath(uploadId, { state: "wrong" }),
  };
}
