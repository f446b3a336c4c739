import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import type { Shell } from "~/features/shell/shell.server";

/**
 * Menus are native disclosures, so they open without scripts. With scripts a click outside, Escape or a
 * change of page closes them.
 */
function useDisclosure(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Whoever opened it before the scripts came keeps it open.
    if (shown.current === key) return;
    shown.current = key;
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        element.querySelector("summary")?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return details;
}

/** Name, account links and sign-out; a panel in the mobile menu below 992 px. */
export function AccountMenu({ shell }: { shell: Shell }) {
  const details = useDisclosure();
  return (
    <details className="drop mine" ref={details}>
      <summary className="tool" aria-label={`Account, ${shell.person?.greeting ?? ""}`}>
        <Icon name="user" />
        <span translate="no">{shell.person?.greeting}</span>
      </summary>
      <div className="drop-panel card">
        <AccountLinks shell={shell} />
      </div>
    </details>
  );
}

/** The parts of the header that a phone has no room for. */
export function MobileMenu({ shell }: { shell: Shell }) {
  const details = useDisclosure();
  if (!shell.signedIn) return null;
  return (
    <details className="drop menu" ref={details}>
      <summary className="tool" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav className="drop-panel full card" aria-label="Menu">
        <ul>
          <SiteLinkRows links={shell.siteLinks} />
        </ul>
        <hr className="seam" />
        <AccountLinks shell={shell} />
      </nav>
    </details>
  );
}

interface SiteLinkRowsProps {
  links: Shell["siteLinks"];
  /** The link of the page itself, or of the section that it belongs to. */
  current?: { url: string; as: "page" | "true" };
}

export function SiteLinkRows({ links, current }: SiteLinkRowsProps) {
  return links.map((link) => (
    <li key={link.url}>
      <Link to={link.url} aria-current={link.url === current?.url ? current.as : undefined}>
        {link.name}
      </Link>
    </li>
  ));
}

function AccountLinks({ shell: { person, profileLinks } }: { shell: Shell }) {
  const helped = (person?.helpers ?? []).length > 0;
  return (
    <div>
      <p className="sm mut">
        Hi, {person?.name}
        <br />
        Wearer {person?.wearerId}
      </p>
      <ul>
        {profileLinks.map((link) => (
          <li key={link.url}>
            {/* Login and security is a page of the identity provider, so it loads whole (spec 000 §2). */}
            <Link to={link.url} reloadDocument={link.url === "/my-account/login-security"}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
      {/* Scripts of others go with the document, so what the next page says must not be read before it is loaded anew. */}
      <PostForm action="/logout" reloadDocument={helped}>
        <LinkButton>Sign out</LinkButton>
      </PostForm>
    </div>
  );
}
