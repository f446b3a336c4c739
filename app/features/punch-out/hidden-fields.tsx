/** The fields that a buyer's system reads; several may have one name. */
export function HiddenFields({ fields }: { fields: readonly { name: string; value: string }[] }) {
  return fields.map(({ name, value }, index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
