import { TextField } from "~/forms/field";
import { type FieldState, textOf } from "~/forms/field-parts";
import { TextareaField } from "~/forms/textarea-field";
import { PageScript } from "~/browser/page-script";
import { counted } from "~/ui/counted";

export const LABELS = { name: "Name", description: "Description" };

type Most = Readonly<Record<"name" | "description", number>>;

interface Counted {
  field: FieldState;
  most: number;
}

/** How much more fits, as spec 002 §5 has it. */
function Left({ field, most }: Counted) {
  const typed = (textOf(field) ?? "").replaceAll("\r\n", "\n").trim();
  const left = most - typed.length;
  return (
    <span id={`${field.id}-left`}>
      {`${counted(Math.abs(left), "character")} ${left < 0 ? "too many" : "left"}`}
    </span>
  );
}

interface ToldProps {
  fields: readonly Counted[];
}

/** Has the words follow what is typed, and says where screen readers hear them; behind the fields, which touch. */
const LeftTold = ({ fields }: ToldProps) => (
  <>
    {fields.map(({ field, most }) => (
      <span key={field.id} className="vh" role="status" data-left-of={field.id} data-most={most} />
    ))}
    <PageScript src="/characters-left.js" />
  </>
);

const NameInput = (name: Counted) => (
  <TextField field={name.field} label={LABELS.name} hint={<Left {...name} />} autoComplete="off" />
);

/** The name alone, for a copy. */
export function NameField({ field, most }: { field: FieldState; most: Most }) {
  const name = { field, most: most.name };
  return (
    <>
      <NameInput {...name} />
      <LeftTold fields={[name]} />
    </>
  );
}

/** What a saved cart is called, and what it is for. */
export function NamingFields({ fields, most }: { fields: Record<keyof Most, FieldState>; most: Most }) {
  const name = { field: fields.name, most: most.name };
  const description = { field: fields.description, most: most.description };
  return (
    <>
      <NameInput {...name} />
      <TextareaField
        field={description.field}
        label={LABELS.description}
        optional
        hint={<Left {...description} />}
      />
      <LeftTold fields={[name, description]} />
    </>
  );
}
