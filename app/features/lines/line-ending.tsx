import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { PostForm } from "~/ui/post-form";

/** How the style of a line ends; made by `lineEndingOf` on the server. */
export interface LineEnding {
  /** Its end and what replaces it, or why it cannot be ordered any more. */
  text: string;
  /** What a swap changes, or why there is none. */
  more?: string;
  /** What replaces it, where it is chosen on its own page. */
  see?: { name: string; to: string };
  /** Of the button that swaps it. */
  label?: string;
}

/** That the style of a line ends, what a swap changes, and its button. @param press the intent that its form sends. */
export const Ends = ({
  ending: { text, more, see, label },
  press,
}: {
  ending: LineEnding;
  press?: string;
}) => (
  <>
    <p className="sm b">{text}</p>
    <p className="sm mb-2">
      {more} {see ? <Link to={see.to}>{see.name}</Link> : null}
    </p>
    {label && press ? (
      <Button size="small" name="intent" value={press}>
        {label}
      </Button>
    ) : null}
  </>
);

/** The same of an item that stands in no other form; nothing if its style has no end. */
export const EndsForm = ({ ending, press }: { ending?: LineEnding; press?: string }) =>
  ending ? (
    <PostForm>
      <Ends ending={ending} press={press} />
    </PostForm>
  ) : null;
