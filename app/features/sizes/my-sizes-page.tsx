import type { SerializeFrom } from "@remix-run/node";
import { PostForm } from "~/ui/post-form";
import { SubmitButton } from "~/forms/submit-button";
import { ButtonLink } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { SizeMatrix } from "~/ui/size-matrix";
import type { loadMySizes } from "./my-sizes.server";

type Data = SerializeFrom<typeof loadMySizes>;

/** A person's sizes, saved once. Every pack then starts with them; each item can still have another size. */
export function MySizesPage({ scales, known }: Data) {
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="My sizes"
        lead="Enter your sizes once. Every pack then starts with them. You can still change the size of each item."
      />
      {scales.length === 0 ? (
        <EmptyState
          title="No sizes needed"
          action={<ButtonLink to="/orderUniform">Open my packs</ButtonLink>}
        >
          None of your packs has sizes at the moment.
        </EmptyState>
      ) : (
        <PostForm className="card pad stack max-w-[820px]">
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
                id={`size-${scale.scale}`}
                name={`size.${scale.scale}`}
                options={scale.options}
                selected={scale.chosen}
                legend={scale.label}
                caption={scale.label}
                lengthLabel={scale.dimensionLabel}
              >
                {scale.why ? <span>{scale.why}</span> : null}
              </SizeMatrix>
              <Choice
                name={`size.${scale.scale}`}
                value=""
                title="Not sure yet"
                defaultChecked={!scale.chosen}
              />
            </section>
          ))}
          <div className="row">
            <SubmitButton variant="job" busyLabel="SAVING…">
              SAVE MY SIZES
            </SubmitButton>
            <ActionLink to="/orderUniform">Skip for now</ActionLink>
          </div>
        </PostForm>
      )}
    </div>
  );
}
