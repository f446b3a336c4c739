import { ActionLink } from "./link-button";
import { figures } from "./figures";
import { Meter } from "./meter";

export type WorkProgressProps = {
  done: number;
  all: number;
  /** What is done with them, for screen readers: "people are added". */
  doing: string;
  /** The page itself, which the route asks to be looked at again. */
  self: string;
};

/** How far a job is, on a page that looks again by itself, without scripts too. */
export function WorkProgress({ done, all, doing, self }: WorkProgressProps) {
  const words = `${figures(done)} of ${figures(all)}`;
  return (
    <div className="card pad mb-5">
      <h2 className="mb-3">{words}</h2>
      <Meter value={done} max={all} label={`${words} ${doing}`} />
      <p className="mt-3">
        You can close this page; the work goes on. This page looks again every 5 seconds.{" "}
        <ActionLink to={self}>Look now</ActionLink>
      </p>
    </div>
  );
}
