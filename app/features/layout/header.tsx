import { useLocation } from "@remix-run/react";
import { CartLink } from "~/features/cart/cart-link";
import { GlobalSearchLink } from "~/features/search/global-search-link";
import { Button } from "~/ui/button";
import { BrandMark, Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { AccountMenu, MobileMenu, SiteLinkRows } from "./menus";
import { type HeaderKind, useNoSearch, useSection } from "./page-frame";
import { SearchBox, SearchForm } from "~/features/search/search-form";
import type { Shell } from "~/features/shell/shell.server";

/** Tape, logo, search, account, cart and site links. A page can ask for a smaller header. */
export function Header({ shell, kind }: { shell: Shell; kind: HeaderKind }) {
  const wholesale = shell.theme === "wholesale";
  if (kind === "none" || (kind === "wholesale" && !wholesale)) return <div className="tape" />;
  if (kind === "mark") return <Mark />;
  const logoOnly = kind !== "full" || shell.punchOut;
  return (
    <>
      <div className="tape" />
      <header className="top">
        <div className="wrap">
          {logoOnly ? null : <MobileMenu shell={shell} />}
          <Link className="logo" to={shell.punchOut ? "/orderUniform" : "/"}>
            <BrandMark />
            <b>Kitroom</b>
          </Link>
          {shell.person ? (
            <span className="site">
              {shell.person.organisation}
              <br />
              {shell.theme === "wholesale" ? shell.person.unit : "Uniform shop"}
            </span>
          ) : null}
          {logoOnly ? <LogoOnlyTools shell={shell} /> : <Tools shell={shell} />}
        </div>
      </header>
      {!logoOnly && shell.theme === "wholesale" ? <WholesaleSearch /> : null}
      {logoOnly ? null : <SiteLinks shell={shell} />}
    </>
  );
}

const Mark = () => (
  <>
    <div className="tape" />
    <header className="top">
      <div className="wrap">
        <span className="logo">
          <BrandMark />
          <b>Kitroom</b>
        </span>
      </div>
    </header>
  </>
);

const Cart = ({ shell: { cartCount, theme, flash } }: { shell: Shell }) => (
  <CartLink
    count={cartCount}
    wholesale={theme === "wholesale"}
    added={flash?.opensCart ? flash : undefined}
  />
);

function LogoOnlyTools({ shell }: { shell: Shell }) {
  if (!shell.punchOut) return null;
  return (
    <>
      <span className="push" />
      <Cart shell={shell} />
      <Link className="btn s" to="/logout">
        Cancel requisition
      </Link>
    </>
  );
}

function Tools({ shell }: { shell: Shell }) {
  if (!shell.signedIn) {
    return (
      <Link className="tool push" to="/login" aria-label="Sign in">
        <Icon name="user" />
        <span>Sign in</span>
      </Link>
    );
  }
  return (
    <>
      {shell.theme === "wholesale" ? (
        <span className="push" />
      ) : (
        <>
          <SearchBox id="site-search" className="push" />
          <GlobalSearchLink className="tool menu push">
            <Icon name="search" />
          </GlobalSearchLink>
        </>
      )}
      <Notices shell={shell} />
      <AccountMenu shell={shell} />
      <Cart shell={shell} />
    </>
  );
}

function Notices({ shell: { person } }: { shell: Shell }) {
  const unread = person?.unread ?? 0;
  const shown = unread > 9 ? "9+" : unread;
  return (
    <Link
      className="tool"
      to="/my-account/notices"
      aria-label={unread > 0 ? `Notices, ${shown} new` : "Notices"}
    >
      <Icon name="bell" />
      <span>Notices</span> {unread > 0 ? <em>{shown}</em> : null}
    </Link>
  );
}

function WholesaleSearch() {
  if (useNoSearch()) return null;
  return (
    <div className="wbar">
      <div className="wrap">
        <SearchForm id="site-search" label="Search the catalogue" placeholder="Style code or name">
          <Button aria-label="Search">
            <Icon name="search" />
            <span className="only-l">Search</span>
          </Button>
        </SearchForm>
      </div>
    </div>
  );
}

function SiteLinks({ shell }: { shell: Shell }) {
  const section = useSection();
  const { pathname } = useLocation();
  const links = shell.siteLinks;
  if (!shell.signedIn || links.length === 0) return null;
  const ofSection = links.find(({ url }) => url === section);
  const ofPage = links.find(({ url }) => isAt(pathname, url));
  const current = ofSection
    ? { url: ofSection.url, as: "true" as const }
    : ofPage && { url: ofPage.url, as: "page" as const };
  return (
    <nav className="nav" aria-label="Site">
      <div className="wrap">
        <ul>
          <SiteLinkRows links={links} current={current} />
        </ul>
      </div>
    </nav>
  );
}

/** Whether a path is that of a link or below it; every path is below the home page's. */
function isAt(pathname: string, url: string): boolean {
  const [path, link] = [pathname.toLowerCase(), url.toLowerCase()];
  return path === link || (link !== "/" && path.startsWith(`${link}/`));
}
