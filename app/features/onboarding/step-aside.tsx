import type { ReactNode } from "react";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import type { OnboardingData } from "./onboarding-data";

/** What a step is for, or where to find it again. */
export function StepAside({ data, wholesale }: { data: OnboardingData; wholesale: boolean }) {
  const { ask, who } = data;
  if (wholesale) {
    return (
      <Patch eyebrow="Your account">
        <KeyValues
          rows={[
            { label: "Buyer", value: who.name },
            { label: "Prices", value: who.seesPrices ? "Shown" : "Not shown" },
            { label: "Charged to", value: who.billTo },
          ]}
        />
      </Patch>
    );
  }
  if (ask.kind === "name") {
    return (
      <Patch eyebrow="How we greet you">
        <h2 className="wrap-anywhere">Hello, {who.greeted}</h2>
        <p>On your home page and in emails.</p>
      </Patch>
    );
  }
  if (ask.kind === "delivery") {
    return (
      <Patch eyebrow="Good to know">
        <p>Checkout begins with this address, and you can change it there.</p>
        <p className="mut">You find your addresses in your account under Delivery and shipping.</p>
      </Patch>
    );
  }
  const scales = ask.kind === "sizes" ? (ask.sizes?.scales ?? []) : [];
  if (scales.length === 0) return null;
  return (
    <Patch eyebrow="Not sure?">
      <h2>Measure yourself</h2>
      <p>With a tape over light clothing. The size guide has the measures.</p>
      {scales.map(({ scale, garments, label }) => (
        <p key={scale}>
          <ActionLink to={`/size-guide/${encodeURIComponent(scale)}`}>
            {garments}: {label}
          </ActionLink>
        </p>
      ))}
    </Patch>
  );
}

function Patch({ eyebrow, children }: { eyebrow: string; children: ReactNode }) {
  return (
    <section className="card pad patch stack-s">
      <p className="eyebrow">{eyebrow}</p>
      {children}
    </section>
  );
}
