import { Button } from "~/ui/button";
import { VisuallyHidden } from "~/ui/visually-hidden";

interface Props {
  versions: readonly { code: string; name: string; price?: string }[];
}

/** Choices that are often made together; one of them begins the configuration anew (spec 002 §2.1). */
export function Versions({ versions }: Props) {
  if (versions.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="versions">
      <h2 id="versions">Pre-configured Versions</h2>
      <p className="mut mt-1">Your choices so far are replaced by those of the version.</p>
      <ul className="rows mt-4">
        {versions.map(({ code, name, price }) => (
          <li key={code} className="row between">
            <span>
              <b>{name}</b>
              {price ? <span className="mut"> {price} each</span> : null}
            </span>
            <Button size="small" name="version" value={code}>
              Use<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
