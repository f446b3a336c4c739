import type { AddressReply } from "~/features/addresses/suggested";
import { useWholesale } from "~/features/shell/use-shell";
import { SizesForm } from "~/features/sizes/sizes-form";
import { HangingGarments } from "~/ui/hanging-garments";
import { BrandMark } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PostForm } from "~/ui/post-form";
import { Stepper } from "~/ui/stepper";
import { StepAside } from "./step-aside";
import { DeliveryStep } from "./delivery-step";
import { MessagesStep, NameStep } from "./name-step";
import { StepFoot } from "./step-foot";
import { StepHeading } from "./step-heading";
import type { OnboardingData } from "./onboarding-data";

interface Props {
  data: OnboardingData;
  reply?: AddressReply;
}

/** What somebody is asked at the first sign-in, a step a page. Under the wholesale site's own header (spec 000 §2). */
export function OnboardingPage({ data, reply }: Props) {
  const wholesale = useWholesale();
  return (
    <>
      {wholesale ? null : <Band data={data} />}
      <div className="wrap pt-6">
        <Stepper steps={data.steps} current={data.number} className="max-w-[620px] pb-6" />
        <div className="split">
          <div>
            <Step data={data} reply={reply} />
          </div>
          <aside className="sticky">
            <StepAside data={data} wholesale={wholesale} />
          </aside>
        </div>
      </div>
    </>
  );
}

/** The shop's name over a rail of garments, where there is no header. */
function Band({ data }: { data: OnboardingData }) {
  return (
    <div className="wall band">
      <div className="wrap">
        <span className="logo">
          <BrandMark />
          <b>Kitroom</b>
        </span>
        <span className="site">
          {data.who.organisation}
          <br />
          {data.shop}
        </span>
      </div>
      <div className="rk" aria-hidden="true">
        <HangingGarments pictures={data.rail} />
      </div>
    </div>
  );
}

function Step({ data, reply }: Props) {
  const { ask } = data;
  if (ask.kind === "name") return <NameStep data={data} ask={ask} reply={reply} />;
  if (ask.kind === "messages") return <MessagesStep data={data} ask={ask} reply={reply} />;
  if (ask.kind === "delivery" && ask.delivery) {
    return <DeliveryStep data={data} delivery={ask.delivery} reply={reply} />;
  }
  if (ask.kind === "sizes" && ask.sizes && ask.sizes.scales.length > 0) {
    return (
      <>
        <StepHeading data={data} />
        <SizesForm
          {...ask.sizes}
          save={data.button}
          skip={
            <LinkButton name="do" value="skip">
              Skip this step
            </LinkButton>
          }
        />
      </>
    );
  }
  return <NothingToAsk data={data} />;
}

/** A step without anything to choose, or whose choices cannot be read now. */
function NothingToAsk({ data }: { data: OnboardingData }) {
  const { ask } = data;
  return (
    <>
      <StepHeading data={data} />
      <PostForm className="card pad">
        <Notice>
          {ask.kind === "sizes" && ask.sizes
            ? "None of your packs has sizes at the moment."
            : "We cannot show this now. You can do it later in your account."}
        </Notice>
        <StepFoot button={data.button} skipped />
      </PostForm>
    </>
  );
}
