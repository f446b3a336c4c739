import type { ReactNode } from "react";
import { Button } from "./button";
import { PostForm } from "./post-form";

interface Props {
  /** Columns of a file that nothing is read from; `double` is the one that is read in place of one. */
  unused: readonly { at: number; head: string; double?: string }[];
  /** What they could mean. */
  offered: readonly { code: string; name: string }[];
  /** What a file must have and no column means; no row is good until one does. */
  missing: readonly string[];
  /** What can no longer be changed is only told. */
  isFixed: boolean;
  action?: string;
  /** Hidden fields of the form. */
  children: ReactNode;
}

const nameOf = ({ at, head }: { at: number; head: string }) =>
  head === "" ? `Column ${at + 1}, without a name` : `“${head}”`;

/** The columns of a file that were not understood, above what came of it, each with the choice of what it means. */
export function UnreadColumns({ unused, offered, missing, isFixed, action, children }: Props) {
  if (unused.length === 0) return null;
  const asked = isFixed || offered.length === 0 ? [] : unused.filter(({ double }) => double === undefined);
  const told = unused.filter((column) => !asked.includes(column));
  return (
    <section className="card pad mb-5" aria-labelledby="unread">
      <h2 id="unread" className="mb-3">
        {unused.length === 1 ? "A column is not read" : `${unused.length} columns are not read`}
      </h2>
      {missing.length > 0 && asked.length > 0 ? (
        <p className="mb-4">
          <b>No column is read as {missing.join(" or ")}.</b> Choose which one it is: until then no row is
          ready.
        </p>
      ) : null}
      {told.map((column) => (
        <p key={column.at} className="wrap-anywhere mb-4">
          {nameOf(column)}
          {column.double === undefined
            ? ": nothing is read from it."
            : `: “${column.double}” means the same, and is read in its place.`}
        </p>
      ))}
      {asked.length > 0 ? (
        <PostForm action={action}>
          {children}
          {asked.map((column, index) => (
            <p key={column.at} className="field max-w-[620px]">
              <label htmlFor={`column-${column.at}`} className="wrap-anywhere">
                {nameOf(column)} is
              </label>
              <input type="hidden" name={`columns[${index}].at`} value={column.at} />
              <select id={`column-${column.at}`} name={`columns[${index}].field`} defaultValue="">
                <option value="">Nothing to read</option>
                {offered.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
          ))}
          <div className="row mt-5">
            <Button name="intent" value="columns">
              Read these columns
            </Button>
          </div>
        </PostForm>
      ) : null}
    </section>
  );
}
