import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { BrandMark } from "~/ui/icon";
import { Hung } from "~/ui/hung";
import type { loadDoor } from "./door.server";

export type DoorData = Omit<SerializeFrom<typeof loadDoor>, "people">;

/** The way in: the form under the shop's name, and a rail of garments beside it; above it on a phone. */
export function Door({ door, children }: { door: DoorData; children: ReactNode }) {
  return (
    <div className="door">
      <div className="f">
        <div className="org">
          <span className="logo">
            <BrandMark />
            <b>Kitroom</b>
          </span>
          <span className="site">{door.shop}</span>
        </div>
        {children}
      </div>
      <aside className="wall" aria-label="About this shop">
        <div className="rk" aria-hidden="true">
          <Hung pictures={door.rail} />
        </div>
        {door.intro.map(({ title, html }) => (
          <div className="say" key={title}>
            <p className="eyebrow text-hv">{door.shop}</p>
            <h2>{title}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </aside>
    </div>
  );
}
