import type { SerializeFrom } from "@remix-run/node";
import { consentsPath } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { readSizes } from "./my-sizes.server";
import { SizesForm } from "./sizes-form";

type Data = SerializeFrom<typeof readSizes>;

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
        <>
          <SizesForm
            scales={scales}
            known={known}
            save="SAVE MY SIZES"
            skip={<ActionLink to="/orderUniform">Skip for now</ActionLink>}
          />
          <p className="mt-4">
            <Link to={consentsPath}>Choose whether others see sizes from your orders</Link>
          </p>
        </>
      )}
    </div>
  );
}
