import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { BrandMark } from "~/ui/icon";
import { HangingGarments } from "~/ui/hanging-garments";
import type { loadSignInFrame } from "./sign-in-frame.server";

export type SignInFrameData = Omit<SerializeFrom<typeof loadSignInFrame>, "people">;

/** The way in: the form under the shop's name, and a rail of garments beside it; above it on a phone. */
export function SignInFrame({ door, children }: { door: SignInFrameData; children: ReactNode }) {
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
          <HangingGarments pictures={door.rail} />
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
