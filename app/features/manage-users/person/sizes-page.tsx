import { usersTrail } from "~/features/layout/trails";
import { userPath } from "~/paths";
import { SizesForm } from "~/features/sizes/sizes-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { UserView } from "./user-view";

/** The sizes of a person, which an administrator has asked for and may change. */
export function UserSizesPage({ data, sizes }: { data: UserView; sizes: NonNullable<UserView["sizes"]> }) {
  const back = userPath(data.id);
  return (
    <>
      <Breadcrumb trail={[...usersTrail, { label: data.title, to: back }]} current="Sizes" />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow={data.unit}
          title={`Sizes of ${data.title}`}
          lead="Sizes are private. That you looked at them is in the change log."
        />
        {sizes.scales.length === 0 ? (
          <EmptyState title="No sizes needed" action={<ActionLink to={back}>Go back</ActionLink>}>
            None of the packs of {data.first} has sizes at the moment.
          </EmptyState>
        ) : (
          <SizesForm {...sizes} save="SAVE SIZES" skip={<ActionLink to={back}>Go back</ActionLink>}>
            <input type="hidden" name="section" value="sizes" />
          </SizesForm>
        )}
      </div>
    </>
  );
}
