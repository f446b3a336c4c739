import { TextField } from "~/forms/field";
import { type FieldState, textOf } from "~/forms/field-parts";
import { TextareaField } from "~/forms/textarea-field";

export const LABELS = { name: "Name", description: "Description" };

type Most = Readonly<Record<"name" | "description", number>>;

/** How much more fits, as spec 002 §5 has it. */
const left = (field: FieldState, most: number): string => {
  const characters = most - (textOf(field)?.length ?? 0);
  return characters < 0 ? `${-characters} characters too many` : `${characters} characters left`;
};

export function NameField({ field, most }: { field: FieldState; most: Most }) {
  return <TextField field={field} label={LABELS.name} hint={left(field, most.name)} autoComplete="off" />;
}

/** What a saved cart is called, and what it is for. */
export function NamingFields({ fields, most }: { fields: Record<keyof Most, FieldState>; most: Most }) {
  return (
    <>
      <NameField field={fields.name} most={most} />
      <TextareaField
        field={fields.description}
        label={LABELS.description}
        optional
        hint={left(fields.description, most.description)}
      />
    </>
  );
}
