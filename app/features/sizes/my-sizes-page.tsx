import type { SerializeFrom } from "@remix-run/node";
import { consentsPath } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
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
          {known > 0 ? <DeleteSizes /> : null}
        </>
      )}
    </div>
  );
}

const DeleteSizes = () => (
  <section className="card pad mt-6" aria-labelledby="delete-sizes">
    <h2 id="delete-sizes">Delete my sizes</h2>
    <p className="mt-2 mb-4">
      We delete the sizes that you saved, and your past orders give no size any more. The orders stay as they
      are.
    </p>
    <PostForm>
      <Button name="intent" value="delete">
        Delete my sizes
      </Button>
    </PostForm>
  </section>
);
