import { EndsForm } from "~/features/lines/line-ending";
import { removeWords } from "~/features/lines/equal-lines";
import { Icon } from "~/ui/icon";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import type { PackPlace } from "~/paths";
import { ChangeLink } from "./change-link";
import { usePacksName } from "./packs-name";
import type { PackPage, StepData } from "./types";

type Summary = StepData["summary"];

/** The chosen items of this bundle, what is still required, what is left, and the button to go on. */
export function BundleSummary(props: { page: PackPage; step: StepData; anywayTo: string }) {
  const { page, step, anywayTo } = props;
  const { continued } = page;
  const place = { packId: page.pack.packId, step: page.number, isolated: page.isolated };
  const { summary, nextLabel } = step;
  const back = usePacksName();
  const { stopped } = page.pack;
  return (
    <section className="card pad patch stack" id="summary" aria-labelledby="bundle-summary">
      <div className="row between">
        <h2 id="bundle-summary">Bundle summary</h2>
        {step.open ? (
          <span className="code">
            {summary.chosen} / {summary.range}
          </span>
        ) : null}
      </div>
      {continued && summary.refusal ? <ErrorBox refusal={summary.refusal} anywayTo={anywayTo} /> : null}
      <ul>
        {summary.items.map((item) => (
          <ChosenItem key={item.id} item={item} place={step.open ? place : undefined} />
        ))}
        {step.open && continued
          ? Array.from({ length: summary.missing }, (_, index) => (
              <EmptySlot key={`need ${index}`} need title="Selection Required" words="Item not selected" />
            ))
          : null}
        {step.open && !continued && summary.missing > 0 ? (
          <EmptySlot title={`${summary.missing} to choose`} words="Not chosen yet" />
        ) : null}
        {step.open ? (
          <OptionalSlots first={summary.chosen + summary.missing + 1} count={summary.optional} />
        ) : null}
      </ul>
      {summary.note ? <Notice kind="warn">{summary.note}</Notice> : null}
      <hr className="seam" />
      {summary.balance ? <Left balance={summary.balance} /> : null}
      {summary.ownShare ? <p className="sm b">{summary.ownShare}</p> : null}
      {stopped ? (
        <ActionLink to="/orderUniform">Back to {back}</ActionLink>
      ) : (
        <>
          <PostForm>
            <Button variant={summary.complete ? "job" : "solid"} wide name="intent" value="next">
              {nextLabel} <Icon name="right" />
            </Button>
          </PostForm>
          <p className="xs mut">
            {step.open ? summary.advice : "Nothing can be chosen in this step now. Go on to the next one."}
          </p>
        </>
      )}
    </section>
  );
}

/** Empty slots. They turn red only after the person pressed Next without filling them. */
function EmptySlot({ title, words, need }: { title: string; words: string; need?: boolean }) {
  return (
    <li className={need ? "slot need" : "slot opt"}>
      <span className="hole">
        <Icon name={need ? "hang" : "plus"} />
      </span>
      <div>
        <b>{title}</b>
        <p className="xs">{words}</p>
      </div>
    </li>
  );
}

/** Optional slots that are drawn; the others are folded. */
const DRAWN_SLOTS = 3;

/** Every slot beyond the minimum, up to the maximum, marked as the spec does (001 §5). */
function OptionalSlots({ first, count }: { first: number; count: number }) {
  const drawn = count > DRAWN_SLOTS + 1 ? DRAWN_SLOTS : count;
  const names = Array.from({ length: count }, (_, index) => `Item ${first + index}`);
  return (
    <>
      {names.slice(0, drawn).map((name) => (
        <EmptySlot key={name} title={name} words="(Optional)" />
      ))}
      {drawn < count ? (
        <li className="slot opt">
          <details>
            <summary>{count - drawn} more items (Optional)</summary>
            <ul>
              {names.slice(drawn).map((name) => (
                <li className="xs" key={name}>
                  {name} (Optional)
                </li>
              ))}
            </ul>
          </details>
        </li>
      ) : null}
    </>
  );
}

function ErrorBox({ refusal, anywayTo }: { refusal: NonNullable<Summary["refusal"]>; anywayTo: string }) {
  return (
    <Notice kind="bad" id="bundle-errors">
      <b>{refusal.subject}</b>
      <p>{refusal.message}</p>
      <ul>
        {refusal.objects.map((object) => (
          <li key={object}>{object}</li>
        ))}
      </ul>
      <p>
        <a href={anywayTo}>Go on and come back later</a>
      </p>
    </Notice>
  );
}

function ChosenItem({ item, place }: { item: Summary["items"][number]; place?: PackPlace }) {
  const fit = [item.size, item.dimension].filter(Boolean).join(" ");
  return (
    <li className="slot">
      <Picture src={item.image} alt="" width={52} height={66} />
      <div className="flex-1 min-w-0">
        {item.category ? <p className="eyebrow">{item.category}</p> : null}
        <b>{item.name}</b>
        <p className="xs mut">
          {item.colour}, {fit}
          {item.quantity > 1 ? ` × ${item.quantity}` : null}
        </p>
        {item.details.map(({ name, text }) => (
          <p className="xs mut" key={name}>
            {name}
            {text ? `: ${text}` : null}
          </p>
        ))}
        {item.stockMessage ? <p className="xs mut">{item.stockMessage}</p> : null}
        <EndsForm ending={item.ending} press={place && item.press} />
      </div>
      <div className="num">
        {item.price ? <div className="sm b">{item.price}</div> : null}
        {item.points ? <div className="sm b">{item.points}</div> : null}
        {place ? <ChangeLink item={item} place={place} /> : null}
        <PostForm>
          <input type="hidden" name="itemId" value={item.id} />
          <LinkButton
            small
            name="intent"
            value="remove"
            aria-label={`${removeWords(item)} ${item.name}, ${item.colour}, ${fit}`}
          >
            {removeWords(item)}
          </LinkButton>
        </PostForm>
      </div>
    </li>
  );
}

function Left({ balance }: { balance: NonNullable<Summary["balance"]> }) {
  const { name, usedText, grantedText, left, pending, ...meter } = balance;
  return (
    <div>
      <div className="row between sm">
        <span className="b">{name}</span>
        <span>
          <b>{usedText}</b> of {grantedText} used
        </span>
      </div>
      <Meter
        value={meter.used}
        max={meter.granted}
        pieces={meter.pieces}
        label={`${usedText} of ${grantedText} used`}
        className="mt-1.5"
      />
      <p className="sm mut mt-1">{left}</p>
      {pending ? <p className="sm mut">{pending}</p> : null}
    </div>
  );
}
