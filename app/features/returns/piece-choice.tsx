import { TextField } from "~/forms/field";
import { SelectField } from "~/forms/select-field";
import { TextareaField } from "~/forms/textarea-field";
import type { useServerForm } from "~/forms/use-server-form";
import { classNames } from "~/ui/class-names";
import { CodeLabel } from "~/ui/code-label";
import { FieldError } from "~/ui/field-error";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import type { RequestData, PieceView } from "./request.server";

type Fields = ReturnType<typeof useServerForm<Record<string, string>>>[1];

/** More pieces than this are typed. */
const MOST_OPTIONS = 10;
/** More sizes than this become a list instead of stickers. */
const MOST_STICKERS = 12;

type Props = { piece: PieceView; fields: Fields; reasons: RequestData["reasons"] };

/** Pieces of one line and what should happen to them. The fields of a choice show when it is made. */
export function PieceChoice({ piece, fields, reasons }: Props) {
  const { index, garment, actions, blocks, waiting } = piece;
  return (
    <section className="xl" aria-label={`${garment.name}, ${garment.fit}`}>
      <Picture className="thumb" src={garment.image} alt="" width={72} height={96} />
      <div className="grow">
        <div className="row between">
          <h3>{garment.name}</h3>
          <CodeLabel code={garment.code} />
        </div>
        <p className="sm mut">
          {[garment.colour, garment.fit, ...piece.added].filter(Boolean).join(", ")}. {piece.delivered}.
        </p>
        {waiting.map(({ code, quantity, to }) => (
          <p className="sm mt-1" key={code}>
            {quantity} in <Link to={to}>{code}</Link>
          </p>
        ))}
        {blocks.map((block) => (
          <p className="sm mut row mt-1 flex-nowrap" key={block}>
            <Icon name="info" /> {block}
          </p>
        ))}
        {actions.length > 0 ? (
          <>
            <input type="hidden" name={`piece${index}`} value={piece.key} />
            <Choices piece={piece} fields={fields} reasons={reasons} />
          </>
        ) : null}
      </div>
    </section>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

function Choices({ piece, fields, reasons }: Props) {
  const { index, garment, actions, quantity } = piece;
  const what = fields[`what${index}`]!;
  const chosen = textOf(what.initialValue) ?? piece.first ?? "keep";
  const options = [{ kind: "keep", label: "Keep" }, ...actions];
  const some = actions.some(({ kind }) => kind !== "fault");
  return (
    <fieldset
      className={classNames("mt-3", what.errors && "field bad")}
      id={what.id}
      tabIndex={-1}
      aria-describedby={what.errors ? what.errorId : undefined}
    >
      <legend className="vh">What should happen with {garment.name}?</legend>
      {what.errors ? <FieldError id={what.errorId}>{what.errors.join(" ")}</FieldError> : null}
      <div className="picks">
        {options.map(({ kind, label }) => (
          <PickOption key={kind} id={`${what.id}-${kind}`} name={what.name} kind={kind} chosen={chosen}>
            {label}
          </PickOption>
        ))}
        <div className="for for-any">
          {quantity > MOST_OPTIONS ? (
            <TextField
              field={fields[`quantity${index}`]!}
              label="How many?"
              hint={`Of ${quantity}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="1"
            />
          ) : quantity > 1 ? (
            <SelectField
              field={fields[`quantity${index}`]!}
              label="How many?"
              options={Array.from({ length: quantity }, (_, n) => ({
                value: String(n + 1),
                label: `${n + 1} of ${quantity}`,
              }))}
            />
          ) : null}
        </div>
        {actions.some(({ kind }) => kind === "size") ? (
          <div className="for for-size">
            <Sizes piece={piece} fields={fields} />
            <SelectField
              field={fields[`sizeWhy${index}`]!}
              label="Reason"
              prompt={piece.replaced ? undefined : "Choose a reason"}
              options={piece.replaced ? reasons.recalled : reasons.size}
            />
          </div>
        ) : null}
        {actions.some(({ kind }) => kind === "unwanted") ? (
          <div className="for for-unwanted">
            <SelectField
              field={fields[`unwantedWhy${index}`]!}
              label="Reason"
              prompt="Choose a reason"
              options={reasons.unwanted}
            />
          </div>
        ) : null}
        <div className="for for-fault">
          <SelectField
            field={fields[`faultWhy${index}`]!}
            label="What is wrong?"
            prompt="Choose what is wrong"
            options={reasons.fault}
          />
        </div>
        <div className="for for-any">
          <TextareaField
            field={fields[`comments${index}`]!}
            label="Anything else?"
            optional
            rows={2}
            hint={some ? undefined : "Say what happened. The desk decides from it."}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** A radio before its label, so that CSS can show the fields of the chosen one. */
function PickOption(props: { id: string; name: string; kind: string; chosen: string; children: string }) {
  const { id, name, kind, chosen, children } = props;
  return (
    <>
      <input
        type="radio"
        className={`on-${kind}`}
        id={id}
        name={name}
        value={kind}
        defaultChecked={kind === chosen}
      />
      <label htmlFor={id}>{children}</label>
    </>
  );
}

function Sizes({ piece, fields }: Pick<Props, "piece" | "fields">) {
  const { index, sizes, garment, sizeLabel } = piece;
  const field = fields[`size${index}`]!;
  const label = `New ${sizeLabel.toLowerCase()}`;
  const now = `Now ${garment.fit}. What you choose is kept for you when you send this.`;
  if (sizes.length > MOST_STICKERS) {
    return (
      <SelectField
        field={field}
        label={label}
        hint={now}
        prompt="Choose a size"
        written
        options={sizes.map((size) => ({
          value: size.code,
          label: `${size.label}, ${size.stock}`,
          disabled: !size.available,
        }))}
      />
    );
  }
  const chosen = textOf(field.initialValue) ?? (sizes.length === 1 ? sizes[0]!.code : undefined);
  return (
    <fieldset id={field.id} tabIndex={-1} className={classNames("field", field.errors && "bad")}>
      <legend>{label}</legend>
      <p className="hint">{now}</p>
      {field.errors ? <FieldError id={field.errorId}>{field.errors.join(" ")}</FieldError> : null}
      <div className="szs">
        {sizes.map((size) => (
          <div key={size.code}>
            {size.available ? (
              <label className="stk" translate="no">
                <input
                  type="radio"
                  name={field.name}
                  value={size.code}
                  defaultChecked={size.code === chosen}
                  aria-label={`${size.label}, ${size.stock}`}
                />
                {size.label}
              </label>
            ) : (
              <span className="stk none">{size.label}</span>
            )}
            <span className="xs mut" aria-hidden={size.available}>
              {size.stock}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
