import type { ComponentPropsWithoutRef, ReactNode } from "react";

export type ChoiceProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "title"> & {
  type?: "radio" | "checkbox";
  title: ReactNode;
  detail?: ReactNode;
  /** At the right end of the row: a count, a code. */
  end?: ReactNode;
};

/** A radio or tick box whose whole row is the label. */
export function Choice({ type = "radio", title, detail, end, ...input }: ChoiceProps) {
  return (
    <label className="tick">
      <ChoiceInside {...{ type, title, detail, end, input }} />
    </label>
  );
}

/** The same on a card, for few and weighty options such as addresses. */
export function ChoiceCard({ type = "radio", title, detail, end, ...input }: ChoiceProps) {
  return (
    <label className="pick">
      <span className="tick">
        <ChoiceInside {...{ type, title: <b>{title}</b>, detail, end, input }} />
      </span>
    </label>
  );
}

type InsideProps = Pick<ChoiceProps, "type" | "title" | "detail" | "end"> & {
  input: ComponentPropsWithoutRef<"input">;
};

function ChoiceInside({ type, title, detail, end, input }: InsideProps) {
  return (
    <>
      <input {...input} type={type} />
      <span className="flex-1">
        {title}
        {detail ? (
          <>
            <br />
            <span className="mut">{detail}</span>
          </>
        ) : null}
      </span>
      {end}
    </>
  );
}
