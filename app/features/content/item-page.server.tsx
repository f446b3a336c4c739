import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { ItemForm } from "./item-form.server";
import type { ItemView } from "./item.server";
import { Places, Publish, Versions } from "./item-aside.server";
import { AddToSlot, SlotSection } from "./slot-section.server";

interface Props {
  item: SerializeFrom<ItemView>;
  reply?: FormReply;
}

/** A component, slot or page: what it will say, and what customers see of it (mockup 55's family). */
export function ContentItemPage({ item, reply }: Props) {
  const { kind, id, name, typeName, draft } = item;
  const plans = reply?.initialValue?.["intent"] === "plan";
  const isEveryPage = kind === "pages" && id === "*";
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Content", to: item.list },
          ...(kind === "components" ? [] : [{ label: "Pages", to: item.pages }]),
        ]}
        current={name}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={<span className="wrap-anywhere">{name}</span>}
          lead={
            isEveryPage ? (
              "The header and the footer, which all pages share."
            ) : (
              <span className="wrap-anywhere">
                {typeName}, code <span translate="no">{id}</span>
              </span>
            )
          }
          actions={isEveryPage ? undefined : <StatusTag tone={item.state.tone}>{item.state.word}</StatusTag>}
        />
        {draft?.problem ? (
          <Notice kind="bad" className="mb-5">
            <b>It was not published as planned.</b> {draft.problem}
          </Notice>
        ) : null}
        <div className="split">
          <div className="stack">
            {item.fields.length > 0 ? <ItemForm item={item} reply={plans ? undefined : reply} /> : null}
            {item.slots.length > 0 ? (
              <div className="stack-l">
                {item.slots.map((slot) => (
                  <SlotSection key={slot.slotId} slot={slot} isOwn={kind === "slots"} />
                ))}
              </div>
            ) : null}
            {kind === "slots" ? <AddToSlot item={item} /> : null}
          </div>
          {isEveryPage ? null : (
            <aside className="stack">
              <Publish item={item} reply={plans ? reply : undefined} />
              {kind === "pages" ? null : <Places item={item} />}
              <Versions item={item} />
            </aside>
          )}
        </div>
      </div>
    </>
  );
}
