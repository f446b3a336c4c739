import { Link } from "~/ui/link";
import type { Shell } from "~/features/shell/shell.server";

export function Footer({ shell }: { shell: Shell }) {
  return (
    <footer className="foot">
      <div className="wrap row between">
        <span>
          © Kitroom.{shell.person ? ` Ordering for ${shell.person.organisation}` : null}
          {shell.person?.zone ? `. Days and times are in ${shell.person.zone}.` : null}
        </span>
        {shell.punchOut ? null : (
          <span>
            {shell.footerLinks.map((link) => (
              <Link key={link.url} to={link.url}>
                {link.name}
              </Link>
            ))}
          </span>
        )}
      </div>
    </footer>
  );
}
