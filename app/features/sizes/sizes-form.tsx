import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { SubmitButton } from "~/forms/submit-button";
import { Choice } from "~/ui/choice-card";
import { PostForm } from "~/ui/post-form";
import { SizeMatrix } from "~/ui/size-matrix";
import type { readSizes } from "./my-sizes.server";

type Props = SerializeFrom<typeof readSizes> & {
  /** The words on the button, and the way out beside it. */
  save: string;
  skip: ReactNode;
  /** Hidden fields. */
  children?: ReactNode;
};

/** The sizes of a person, a table for each scale. Without scripts too. */
export function SizesForm({ scales, known, save, skip, children }: Props) {
  return (
    <PostForm className="card pad stack max-w-[720px]">
      {children}
      <p>
        <b>
          {known} of {scales.length} are known.
        </b>{" "}
        Check them, then save.
      </p>
      {scales.map((scale) => (
        <section key={scale.scale} className="stack-s">
          <hr className="seam" />
          <h2>{scale.garments}</h2>
          <SizeMatrix
            id={`size-${scale.scale.replaceAll(/[^\w-]/g, "-")}`}
            name={`size.${scale.scale}`}
            options={scale.options}
            selected={scale.chosen}
            legend={scale.label}
            caption={scale.label}
            lengthLabel={scale.dimensionLabel}
          >
            {scale.why ? <span>{scale.why}</span> : null}
          </SizeMatrix>
          <Choice name={`size.${scale.scale}`} value="" title="Not sure yet" defaultChecked={!scale.chosen} />
        </section>
      ))}
      <div className="row">
        <SubmitButton variant="job" busyLabel="SAVING…">
          {save}
        </SubmitButton>
        {skip}
      </div>
    </PostForm>
  );
}
