import { type FieldState, HintAndError, LabelWords } from "~/forms/field-parts";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FieldError } from "~/ui/field-error";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { useUploads } from "./use-uploads";
import type { RefusedFile } from "./refused-file";

/** The files that wait for a form, and what may be sent; from `loadFiles`. */
export interface FilesOfForm {
  kept: { id: string; name: string; size: string }[];
  most: number;
  /** Media types, for the browser's dialog. */
  accept: string;
}

/**
 * Files that are kept as soon as they are added, and those that cannot be sent. Without scripts "Add" sends the form
 * with them; with scripts each goes when it is chosen, and its progress is shown. The form is `multipart/form-data`,
 * and its action uses `signedInUpload` and `keepFiles`.
 */
export function FilesField(props: {
  field: FieldState;
  label: string;
  files: FilesOfForm;
  /** Of the action's reply. */
  refused?: RefusedFile[];
}) {
  const { field, label, files, refused = [] } = props;
  const hint = `Up to ${files.most}. JPG, PNG, HEIC or PDF, at most 10 MB each.`;
  const uploads = useUploads();
  const bad = uploads.refused ?? refused;
  return (
    <div className={classNames("field", (field.errors || bad.length > 0) && "bad")}>
      <label htmlFor={field.id}>
        <LabelWords label={label} field={field} optional />
      </label>
      <HintAndError field={field} hint={hint} />
      {files.kept.length + bad.length > 0 ? (
        <ul className="item-rows">
          {files.kept.map(({ id, name, size }) => (
            <li key={id}>
              <input type="hidden" name="file" value={id} />
              <span className="grow">
                <b>{name}</b>
                <span className="hint block">{size}, ready</span>
              </span>
              <Button size="small" name="remove" value={id}>
                Remove<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
          {bad.map(({ name, size, message }) => (
            <li key={`${name} ${message}`}>
              <span className="grow">
                <b>{name}</b>
                <span className="hint block">{size}</span>
                <FieldError>{message}</FieldError>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="add-files">
        <input
          type="file"
          id={field.id}
          name="files"
          multiple
          accept={files.accept}
          className="grow"
          aria-describedby={field.descriptionId}
          onChange={uploads.start}
        />
        {uploads.active ? null : (
          <Button name="do" value="add">
            Add
          </Button>
        )}
      </div>
      <p role="status">
        {uploads.sending ? (
          <>
            <progress max={100} value={uploads.sending.percent} aria-hidden="true" /> {uploads.sending.name},{" "}
            {uploads.sending.percent} %
          </>
        ) : null}
      </p>
    </div>
  );
}
