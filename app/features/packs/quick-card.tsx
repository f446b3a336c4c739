import { useEffect, useRef } from "react";
import { Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { LATE_WORDS } from "~/features/product/choice";
import { CardPlate, CardPrices } from "~/features/product/product-card";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useUnsaved } from "~/forms/unsaved";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FieldError } from "~/ui/field-error";
import { Icon } from "~/ui/icon";
import { ActionLink } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { Dot, Dots } from "~/ui/swatch";
import { QuickReason } from "./quick-reason";
import type { StepData } from "./types";

type CardData = StepData["bundle"]["sets"][number]["products"][number];
type Quick = NonNullable<CardData["quick"]>;

export type QuickCardProps = {
  product: CardData;
  setId: string;
  /** Its category, where several share one grid. */
  label?: string;
  /** The item's own page. */
  to: string;
  eager?: boolean;
  /** Nothing can be added to the step any more. */
  full: boolean;
  /** Pieces that the step still needs, where one style may fill them all. */
  needs: number;
  /** The next item fills the step, so the page moves on. */
  goesOn: boolean;
  /** The next item finishes the step, though more could be added. */
  finishes: boolean;
  /** What to choose from as the reason of replacement; empty if the pack does not ask. */
  reasons: readonly string[];
  idempotencyKey: string;
  reply?: FormReply;
};

export const quickId = (card: string) => `quick-${card}`;
const formId = (card: string) => `${quickId(card)}-form`;

/**
 * A product card of a step: sizes with an Add button if there is little to choose, otherwise a link to its
 * page.
 */
export function QuickCard(props: QuickCardProps) {
  const { product, to, eager, full } = props;
  const { card, name, colours, moreColours, chosen, quick, ending } = product;
  return (
    <li className={classNames("card pc qa", chosen && "got", ending?.over && "off")} id={quickId(card)}>
      <CardPlate
        product={product}
        eager={eager}
        hasBack
        flag={
          chosen && (
            <span className="gotf">
              <Icon name="check" /> {chosen}
            </span>
          )
        }
      />
      <div className="in">
        {props.label ? <p className="eyebrow">{props.label}</p> : null}
        <h3>{ending?.over ? name : <Link to={to}>{name}</Link>}</h3>
        {colours.length > 0 && !quick?.colours.length ? <Dots colours={colours} more={moreColours} /> : null}
        <CardPrices product={product} />
        {ending ? (
          <p className="sm" data-reason={ending.over ? "recalled" : undefined}>
            {ending.text}
          </p>
        ) : null}
        {full || ending?.over ? null : quick ? (
          <QuickForm {...props} quick={quick} />
        ) : (
          <div className="ways">
            <ButtonLink size="small" to={to} aria-label={`Choose size: ${name}`}>
              Choose size
            </ButtonLink>
          </div>
        )}
      </div>
    </li>
  );
}

/** Fields that show their own errors. */
const OWN_ERRORS = new Set(["fit", "colour", "reasonOfReplacement"]);

/** What a card offers beside Add: all that the step needs, or the last of it and the next step. */
function secondOf({ needs, goesOn, finishes }: Pick<QuickCardProps, "needs" | "goesOn" | "finishes">) {
  if (needs > 1) return { name: "all", value: needs, words: `Add ${needs}` };
  return finishes && !goesOn ? { name: "then", value: "next", words: "Add and go on" } : undefined;
}

function QuickForm({ product, quick, ...props }: QuickCardProps & { quick: Quick }) {
  const { reply, goesOn, finishes } = props;
  const { card, code, name, chosen } = product;
  const errorsOf = (field: string) => reply?.error?.[field]?.join(" ");
  const rest = Object.entries(reply?.error ?? {}).flatMap(([field, words]) =>
    OWN_ERRORS.has(field) || field === quick.prompt?.name ? [] : (words ?? []),
  );
  const second = secondOf(props);
  const words = quick.fitName ? `Add ${quick.fitName}` : chosen ? "Add another" : "Add";
  const busy = { busyLabel: "Adding…", name: "intent", value: "quick" };
  return (
    <PostForm id={formId(card)} className="stack-s" preventScrollReset={!goesOn && !finishes}>
      <input type="hidden" name={idempotencyField} value={props.idempotencyKey} />
      <input type="hidden" name="setId" value={props.setId} />
      <input type="hidden" name="style" value={code} />
      <input type="hidden" name="quantity" value="1" />
      {quick.fit ? <input type="hidden" name="fit" value={quick.fit} /> : null}
      {rest.length > 0 ? <FieldError>{rest.join(" ")}</FieldError> : null}
      <QuickColours card={card} quick={quick} reply={reply} error={errorsOf("colour")} />
      <QuickSizes card={card} quick={quick} reply={reply} error={errorsOf("fit")} />
      {quick.prompt ? (
        <QuickPrompt key={chosen} product={product} prompt={quick.prompt} reply={reply} />
      ) : null}
      <QuickReason
        id={`${quickId(card)}-reasonOfReplacement`}
        reasons={props.reasons}
        value={typed(reply, "reasonOfReplacement")}
        error={errorsOf("reasonOfReplacement")}
      />
      <div className="ways">
        {/* The name is also in the text, for browsers that ignore aria-label. */}
        <SubmitButton
          {...busy}
          variant={chosen ? "plain" : "solid"}
          size="small"
          aria-label={`${words}: ${name}`}
        >
          {words}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </SubmitButton>
        {second ? (
          <SubmitButton
            size="small"
            name={second.name}
            value={second.value}
            busyLabel="Adding…"
            aria-label={`${second.words}: ${name}`}
          >
            {second.words}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </SubmitButton>
        ) : null}
      </div>
      {quick.more ? (
        <ActionLink
          small
          to={props.to}
          aria-label={`${quick.fitName ? "Another size" : "More choices"}: ${name}`}
        >
          {quick.fitName ? "Another size" : "More choices"}
        </ActionLink>
      ) : null}
    </PostForm>
  );
}

type PartProps = { card: string; quick: Quick; reply?: FormReply; error?: string };

const typed = (reply: FormReply | undefined, name: string) => {
  const value = reply?.initialValue?.[name];
  return typeof value === "string" ? value : undefined;
};

function QuickColours({ card, quick, reply, error }: PartProps) {
  if (quick.colours.length === 0) return null;
  const selected = typed(reply, "colour") ?? quick.colours[0]?.code;
  return (
    <fieldset id={`${quickId(card)}-colour`} tabIndex={-1}>
      <legend className="vh">Colour</legend>
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="qc">
        {quick.colours.map((colour) => (
          <label key={colour.code} title={colour.name}>
            <input type="radio" name="colour" value={colour.code} defaultChecked={colour.code === selected} />
            <Dot hex={colour.hex} swatch={colour.swatch} />
            <span>{colour.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function QuickSizes({ card, quick, reply, error }: PartProps) {
  const selected = typed(reply, "fit") ?? quick.usual?.fit;
  const box = useSelected(selected);
  if (quick.sizes.length === 0) return null;
  const id = `${quickId(card)}-fit`;
  const low = quick.sizes.some(({ state }) => state === "low");
  return (
    <fieldset id={id} ref={box} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sm b">
        Size {quick.usual ? <span className="mut thin">({quick.usual.why})</span> : null}
      </legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="qs" translate="no">
        {quick.sizes.map(({ size, state }) =>
          state === "none" ? (
            <span
              className="stk none"
              data-reason="not-made"
              role="img"
              aria-label={`${size}, not made`}
              key={size}
            >
              {size}
            </span>
          ) : (
            <label className={classNames("stk", state === "low" && "low")} key={size}>
              <input
                type="radio"
                name="fit"
                value={size}
                defaultChecked={size === selected}
                aria-label={state === "low" ? `${size}, ${LATE_WORDS}` : size}
              />
              {size}
            </label>
          ),
        )}
      </div>
      {quick.runs ? <p className="xs mut mt-1">{quick.runs}</p> : null}
      {low ? (
        <p className="xs mut mt-1">
          <span className="lowbar" /> {LATE_WORDS}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A size that becomes the usual one while the page stays is chosen, unless the person has chosen another. */
function useSelected(value: string | undefined) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(box.current?.querySelectorAll("input") ?? [])];
    if (radios.some(({ checked }) => checked)) return;
    for (const radio of radios) radio.checked = radio.value === value;
  }, [value]);
  return box;
}

type PromptProps = { product: CardData; prompt: NonNullable<Quick["prompt"]>; reply?: FormReply };

function QuickPrompt({ product: { card, name }, prompt, reply }: PromptProps) {
  const id = `${quickId(card)}-${prompt.name}`;
  useUnsaved(formId(card), {}, `What you typed for ${name} is not in your bundle yet.`, prompt.name);
  const [, add = "", index = "0"] = /^valueAdd\.(\w+)\[(\d+)\]$/.exec(prompt.name) ?? [];
  const given = (reply?.initialValue?.["valueAdd"] as Record<string, unknown[]> | undefined)?.[add]?.[
    Number(index)
  ];
  const error = reply?.error?.[prompt.name]?.join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{prompt.label}</label>
      <p className="hint" id={`${id}-hint`}>
        {prompt.hint}
      </p>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <input
        id={id}
        name={prompt.name}
        defaultValue={typeof given === "string" ? given : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        autoComplete="off"
      />
    </div>
  );
}
