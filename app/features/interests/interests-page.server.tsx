import { AccountPage } from "~/features/shell/account-page";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { LinkButton } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { Picture } from "~/ui/picture";
import { PostForm } from "~/ui/post-form";
import { StatusTag, type StatusTone } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { InterestsView } from "./interests.server";
import { interestsPath } from "~/paths";

type Interest = InterestsView["interests"][number];

/** The states of spec 002 §3. */
const STOCK: Record<Interest["stock"], { tone: StatusTone; words: string }> = {
  inStock: { tone: "ok", words: "In stock" },
  lowStock: { tone: "warn", words: "Low stock" },
  outOfStock: { tone: "plain", words: "Out of stock" },
};

/** The sizes that somebody wants to hear of when they are back in stock. */
export function InterestsPage({ data }: { data: InterestsView }) {
  const { interests, total, currentPage, totalPages } = data;
  return (
    <AccountPage title="My interests" lead="We tell you once when one of these sizes is back in stock.">
      {total === 0 ? (
        <EmptyState
          title="You follow nothing"
          icon="hang"
          action={<ButtonLink to="/search">See the catalogue</ButtonLink>}
        >
          Choose “Tell me when it is back” on the page of a product that has sizes out of stock.
        </EmptyState>
      ) : (
        <>
          <h2 className="vh">Sizes that you follow</h2>
          <ul className="card pad">
            {interests.map((interest) => (
              <Row key={interest.code} interest={interest} />
            ))}
          </ul>
        </>
      )}
      <ListFoot list={{ currentPage, totalPages, firstPage: interestsPath, total }} />
    </AccountPage>
  );
}

function Row({ interest }: { interest: Interest }) {
  const { code, name, choice, to, stock, picture, asked, until, told } = interest;
  const { tone, words } = STOCK[stock];
  return (
    <li className="line">
      <Picture src={picture} alt="" width={78} height={98} className="th small" />
      <div className="mid stack-s">
        <h3>
          <Link to={to}>
            {name}, {choice}
          </Link>
        </h3>
        <p>
          <StatusTag tone={tone}>{words}</StatusTag>
        </p>
        <p className="sm mut">
          {told ? `We told you on ${told}.` : `You asked on ${asked}. We look until ${until}.`}
        </p>
        <PostForm>
          <LinkButton name="stop" value={code}>
            Stop following
            <VisuallyHidden>
              {" "}
              {name}, {choice}
            </VisuallyHidden>
          </LinkButton>
        </PostForm>
      </div>
    </li>
  );
}
