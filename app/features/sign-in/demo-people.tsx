import { useLocation } from "@remix-run/react";
import { useWholesale } from "~/features/shell/use-shell";
import { Accordion } from "~/ui/accordion";
import { Button } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { Link } from "~/ui/link";
import { PostForm } from "~/ui/post-form";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { DEMO_PASSWORD } from "./demo-password";

type Program = [domain: string, name: string];

const programs: Program[] = [
  ["kestrel.example", "Kestrel Meridian Airways"],
  ["lanternbridge.example", "Lanternbridge Bank"],
  ["saltbush.example", "Saltbush Valley Health"],
  ["emberbun.example", "Ember & Bun"],
  ["korraline.example", "Korraline Civil"],
];
const uniformRoles = ["Wearer", "New starter", "Approver", "Admin", "Finance"];

const stores: Program[] = [["harrowstreet.example", "Harrow Street Workwear"]];
const storeRoles = ["Buyer", "Admin"];

/** Who can be tried in the demo, each by one press (architecture §4); never shown by a shop with its own people. */
export function DemoPeople({ more }: { more: string[] }) {
  const wholesale = useWholesale();
  const { search } = useLocation();
  const roles = wholesale ? storeRoles : uniformRoles;
  return (
    <div className="demo">
      <Accordion summary="Demo accounts">
        <p className="sm mut">
          Press a button to sign in. The password of every account is <CodeLabel code={DEMO_PASSWORD} />
        </p>
        <PostForm action={`/login${search}`}>
          {(wholesale ? stores : programs).map(([domain, name]) => (
            <div key={domain}>
              <h2>{name}</h2>
              <div className="row">
                {roles.map((role) => (
                  <Button
                    key={role}
                    size="small"
                    name="somebody"
                    value={`${domain} ${role.toLowerCase().replace(" ", "")}`}
                    aria-label={`${role}, ${name}`}
                  >
                    {role}
                    <VisuallyHidden>, {name}</VisuallyHidden>
                  </Button>
                ))}
              </div>
            </div>
          ))}
        </PostForm>
        {wholesale
          ? null
          : more.map((html) => (
              <div key={html} className="prose sm mt-4" dangerouslySetInnerHTML={{ __html: html }} />
            ))}
        <p className="sm mt-2">
          Emails and text messages from the shop are in the <Link to="/demo-outbox">demo outbox</Link>. The
          days of the demo count from when it was filled. <Link to="/demo-reset">Reset the demo</Link> to date
          it from today.
        </p>
      </Accordion>
    </div>
  );
}
