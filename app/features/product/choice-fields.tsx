import { type ChangeEvent, type ReactNode, useState } from "react";
import { type FieldState, textOf } from "~/forms/field-parts";
import { CodeLabel } from "~/ui/code-label";
import { classNames } from "~/ui/class-names";
import { FieldError } from "~/ui/field-error";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { OtherSide, Side } from "./card-back";
import { ContractPrice, PointsPrice } from "~/features/product-cards/product-price";
import { WorkedOut } from "~/features/lines/worked-out";
import { Quantity } from "~/ui/quantity";
import { SizeMatrix } from "~/ui/size-matrix";
import { SwatchPicker } from "~/ui/swatch";
import { useScripted } from "~/ui/use-scripted";
import { type Choice, firstChoice, LATE_WORDS, sizesIn, stockWords } from "./choice";
import { StandardNote } from "./standard-note";
import { SizeGuide } from "./size-guide";

export type ChoiceFieldsProps = {
  /** Of `useServerForm`. */
  form: { id: string };
  fields: { colour: FieldState; fit: FieldState; quantity: FieldState; ppeReason: FieldState };
  choice: Choice;
  /** The earlier choice, if the form does not have it. */
  selected?: { colour?: string; fit?: string; quantity?: string };
  /** Draws the product above the fields, its name as a heading with this id. */
  headingId?: string;
  onColour?: (code: string) => void;
  /** Beside the quantity: the button. */
  children?: ReactNode;
};

/**
 * Colour, size and quantity of one product, inside another form. Without scripts − and + and "Show this
 * colour" post the form with `step`; with scripts they change the page in place.
 */
export function ChoiceFields(props: ChoiceFieldsProps) {
  return <Fields key={props.choice.code} {...props} />;
}

function Fields({ fields, choice, selected = {}, headingId, onColour, children }: ChoiceFieldsProps) {
  const first = firstChoice(choice, {
    colour: textOf(fields.colour) ?? selected.colour,
    fit: textOf(fields.fit) ?? selected.fit,
  });
  const [colour, setColour] = useState(first.colour);
  const [fit, setFit] = useState(first.fit);
  const scripted = useScripted();
  function choose(event: ChangeEvent<HTMLDivElement>) {
    const input: unknown = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    if (input.name === fields.fit.name) setFit(input.value);
    if (input.name !== fields.colour.name) return;
    setColour(input.value);
    onColour?.(input.value);
  }
  return (
    <div onChange={choose}>
      {headingId ? <ChoiceHead choice={choice} colour={colour} headingId={headingId} /> : null}
      <div className="relative">
        <SwatchPicker
          id={fields.colour.id}
          name={fields.colour.name}
          options={choice.colours.map(({ code, name, hex, swatch }) => ({ value: code, name, hex, swatch }))}
          selected={colour}
          error={fields.colour.errors?.join(" ")}
        />
        {choice.colours.length > 1 ? (
          <LinkButton
            small
            name="step"
            value="0"
            className={classNames("absolute right-0 -top-2.5", scripted && "invisible")}
          >
            Show this colour
          </LinkButton>
        ) : null}
      </div>
      <div className="mt-6">
        <Sizes {...{ fields, choice, colour, fit }} />
        {choice.guide ? (
          <SizeGuide
            charts={choice.guide}
            name={fields.fit.name}
            options={sizesIn(choice, colour)}
            usual={choice.usual?.fit}
            runs={choice.runs}
          />
        ) : null}
      </div>
      {choice.unmet ? <StandardNote unmet={choice.unmet} field={fields.ppeReason} /> : null}
      <div className="row mt-6 items-end">
        <div className={classNames("field", fields.quantity.errors && "bad")}>
          <label htmlFor={fields.quantity.id}>Quantity</label>
          {fields.quantity.errors ? (
            <FieldError id={fields.quantity.errorId}>{fields.quantity.errors.join(" ")}</FieldError>
          ) : null}
          <div className="mt-1.5">
            <Quantity
              item={choice.name}
              id={fields.quantity.id}
              name={fields.quantity.name}
              value={textOf(fields.quantity) ?? selected.quantity ?? "1"}
              inPlaceUpTo={999}
              invalid={fields.quantity.errors !== undefined}
              describedBy={fields.quantity.errors ? fields.quantity.errorId : undefined}
            />
          </div>
        </div>
        {children}
      </div>
      <StockNote choice={choice} colour={colour} fit={fit} />
    </div>
  );
}

type SizesProps = Pick<ChoiceFieldsProps, "fields" | "choice"> & { colour?: string; fit?: string };

function Sizes({ fields, choice, colour, fit }: SizesProps) {
  const { sizeLabel, dimensionLabel, usual, runs } = choice;
  const measures = dimensionLabel ? `${sizeLabel} by ${dimensionLabel.toLowerCase()}` : sizeLabel;
  return (
    <SizeMatrix
      id={fields.fit.id}
      name={fields.fit.name}
      options={sizesIn(choice, colour)}
      selected={fit}
      legend={dimensionLabel ? `Size: ${measures.toLowerCase()}` : sizeLabel}
      caption={measures}
      lengthLabel={dimensionLabel}
      lowText={LATE_WORDS}
      error={fields.fit.errors?.join(" ")}
    >
      {usual ? (
        <span>
          Your usual: <b>{usual.name}</b>, {usual.why}
        </span>
      ) : null}
      {runs ? <span>{runs}</span> : null}
    </SizeMatrix>
  );
}

/** A live region must exist from the start, or screen readers do not announce its changes. */
function StockNote({ choice, colour, fit }: { choice: Choice; colour?: string; fit?: string }) {
  const words = stockWords(choice, colour, fit);
  return (
    <div role="status" className="mt-4">
      {words ? (
        <Notice kind={words.soon ? "ok" : "info"} live={false}>
          {words.text}
        </Notice>
      ) : null}
    </div>
  );
}

function ChoiceHead(props: { choice: Choice; colour: string | undefined; headingId: string }) {
  const { choice, colour, headingId } = props;
  const [turned, setTurned] = useState(false);
  const shown = choice.colours.find(({ code }) => code === colour);
  return (
    <div className="line mb-5">
      <div className="th">
        <Side
          front={shown?.front}
          back={shown?.back}
          turned={turned}
          alt={shown ? `${choice.name}, ${shown.name}` : choice.name}
          width={96}
          height={128}
          eager
        />
      </div>
      <div className="mid stack-s">
        <div className="row">
          <CodeLabel code={choice.code} />
          <OtherSide
            front={shown?.front}
            back={shown?.back}
            name={choice.name}
            turned={turned}
            turn={() => setTurned(!turned)}
            className="chip"
            words="view"
          />
        </div>
        <h2 id={headingId}>{choice.name}</h2>
        <ChoicePrice choice={choice} />
        <WorkedOut working={choice.working} />
      </div>
    </div>
  );
}

/** Shows points if there is no amount. */
export function ChoicePrice({ choice, large }: { choice: Choice; large?: boolean }) {
  const { price, points } = choice;
  const size = large ? "large" : "normal";
  if (price) return <ContractPrice price={price} size={size} />;
  return points ? <PointsPrice points={points} size={size} /> : null;
}
