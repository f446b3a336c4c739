import { Form } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { Button } from "~/ui/button";
import type { StepData } from "./types";

type Summary = StepData["summary"];

/** What is chosen of this bundle, what is still required, what is left; the way on. */
export function BundleSummary(props: {
  step: StepData;
  nextLabel: string;
  continued: boolean;
  anywayTo: string;
}) {
  const { step, nextLabel, continued, anywayTo } = props;
  const { summary } = step;
  const range =
    summary.min === summary.max || summary.min === 0 ? `${summary.max}` : `${summary.min}–${summary.max}`;
  return (
    <section className="card pad patch stack" id="summary" aria-labelledby="bundle-summary">
      <div className="row between">
        <h2 id="bundle-summary">Bundle summary</h2>
        <span className="code">
          {summary.chosen} / {range}
        </span>
      </div>
      {continued && summary.subject ? <ErrorBox summary={summary} anywayTo={anywayTo} /> : null}
      <ul>
        {summary.items.map((item) => (
          <ChosenItem key={item.id} item={item} />
        ))}
        {Array.from({ length: summary.missing }, (_, index) => (
          <li className="slot need" key={`need ${index}`}>
            <span className="hole">
              <Icon name="hang" />
            </span>
            <div>
              <b>Selection Required</b>
              <p className="xs">Item not selected</p>
            </div>
          </li>
        ))}
        {Array.from({ length: Math.min(summary.optional, 3) }, (_, index) => (
          <li className="slot opt" key={`optional ${index}`}>
            <span className="hole">
              <Icon name="plus" />
            </span>
            <div>
              <b className="mut">Item {Math.max(summary.chosen, summary.min) + index + 1}</b>{" "}
              <span className="sm mut">(Optional)</span>
            </div>
          </li>
        ))}
      </ul>
      {summary.missingSet && summary.missing === 0 ? <Notice kind="warn">{summary.missingSet}</Notice> : null}
      <hr className="seam" />
      <Left summary={summary} />
      <Form method="post" id="next">
        <Button variant="solid" wide name="intent" value="next">
          {nextLabel} <Icon name="right" />
        </Button>
      </Form>
      <p className="xs mut">{advice(summary)}</p>
    </section>
  );
}

function ErrorBox({ summary, anywayTo }: { summary: Summary; anywayTo: string }) {
  const counted = new Map<string, number>();
  for (const object of summary.objects) counted.set(object, (counted.get(object) ?? 0) + 1);
  return (
    <Notice kind="bad" id="bundle-errors">
      <b>{summary.subject}</b>
      <p>{summary.message}</p>
      <ul>
        {[...counted].map(([object, count]) => (
          <li key={object}>{count > 1 ? `${object} (${count} items)` : object}</li>
        ))}
      </ul>
      <p>
        <a href={anywayTo}>Go on and come back later</a>
      </p>
    </Notice>
  );
}

function ChosenItem({ item }: { item: Summary["items"][number] }) {
  const fit = [item.size, item.dimension].filter(Boolean).join(" ");
  return (
    <li className="slot">
      <Picture src={item.image} alt="" width={52} height={66} />
      <div className="flex-1 min-w-0">
        <b>{item.name}</b>
        <p className="xs mut">
          {item.colour}, {fit}
          {item.quantity > 1 ? ` × ${item.quantity}` : null}
        </p>
        {item.valueAdds.map((valueAdd) => (
          <p className="xs mut" key={valueAdd.name}>
            {valueAdd.name}
            {valueAdd.text ? `: ${valueAdd.text}` : null}
          </p>
        ))}
        {item.stockMessage ? <p className="xs mut">{item.stockMessage}</p> : null}
      </div>
      <div className="text-right">
        {item.price ? <div className="sm b">{item.price}</div> : null}
        {item.points ? <div className="sm b">{item.points} points</div> : null}
        <Form method="post">
          <input type="hidden" name="itemId" value={item.id} />
          <LinkButton
            small
            name="intent"
            value="remove"
            aria-label={`Remove ${item.name}, ${item.colour}, ${fit}`}
          >
            Remove
          </LinkButton>
        </Form>
      </div>
    </li>
  );
}

const meterNames = { quantity: "Items of this bundle", dollar: "Pack credit", points: "Points" };

function Left({ summary }: { summary: Summary }) {
  const { balance, leftAfterText } = summary;
  if (!balance) return null;
  return (
    <div>
      <div className="row between sm">
        <span className="b">{meterNames[balance.measure]}</span>
        <span>
          <b>{balance.usedText}</b> of {balance.grantedText} used
        </span>
      </div>
      <Meter
        value={balance.used}
        max={balance.granted}
        label={`${balance.usedText} of ${balance.grantedText} used`}
        className="mt-1.5"
      />
      <p className="sm mut mt-1">
        {leftAfterText} left after this selection{balance.until ? `, until ${balance.until}` : null}
      </p>
    </div>
  );
}

function advice(summary: Summary): string {
  if (summary.missing > 0) {
    const items = summary.missing === 1 ? "1 more item" : `${summary.missing} more items`;
    return `Choose ${items} to finish this step. You can still move on and come back.`;
  }
  if (summary.optional > 0) return "This step is finished. What is left is optional.";
  return "This step is finished.";
}
