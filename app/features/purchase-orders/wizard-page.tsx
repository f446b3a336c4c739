import { useActionData } from "@remix-run/react";
import { useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Stepper } from "~/ui/stepper";
import { registerPath } from "~/paths";
import { DetailsForm } from "./details-form";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { Summary } from "./summary";
import type { Wizard, WizardReply } from "./types";

/** Adding or changing a purchase order: the form, then what will be saved. */
export function WizardPage({ data }: { data: Wizard }) {
  const reply = useActionData<WizardReply>();
  const unitWord = useUnitWord();
  const refused = reply?.status === "error";
  const step = data.step === "summary" && !refused ? 2 : 1;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Purchase orders", to: registerPath },
        ]}
        current={data.before ? `Update ${data.before}` : "Add purchase order"}
      />
      <div className="wrap pt-4">
        <Stepper
          className="mb-5"
          current={step}
          steps={[
            { label: "Purchase order details", ...(step === 2 ? { to: data.backTo } : {}) },
            { label: "Summary" },
          ]}
        />
        {reply?.meanwhile ? (
          <ChangedMeanwhile data={data} meanwhile={reply.meanwhile} unitWord={unitWord} />
        ) : step === 2 ? (
          <Summary data={data} unitWord={unitWord} />
        ) : (
          <DetailsForm data={data} reply={data.reply ?? reply} unitWord={unitWord} />
        )}
      </div>
    </>
  );
}
