import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { serverOnly$ } from "vite-env-only/macros";
import { AgentBar } from "~/features/assisted/agent-bar";
import { OrderingFor } from "~/features/proxy/ordering-for";
import { Banners, OfflineBanner } from "./features/layout/banners";
import { FlashNote } from "./features/layout/flash-note";
import { Footer } from "./features/layout/footer";
import { Header } from "./features/layout/header";
import { HelperScripts } from "./features/layout/helper-scripts";
import { PreviewBanner } from "./features/layout/preview-banner.server";
import { useHeaderKind } from "./features/layout/page-frame";
import { loadShell, type Shell } from "~/features/shell/shell.server";
import { BusyNote } from "./features/layout/busy-note";
import { useCaughtUp } from "./features/layout/use-caught-up";
import { useLeaving } from "./features/layout/use-leaving";
import { useShell } from "~/features/shell/use-shell";
import { useGivesUp, useTaken } from "./browser/as-document";
import { ErrorPage, wordsFor } from "./errors/error-page";
import { addressMark } from "./browser/go-on";
import { useForgetSent } from "./browser/last-sent";
import { NonceContext } from "./browser/nonce";
import { wordsAlone } from "~/http/security-headers.server";
import { StyleContext, styleOfPage } from "./browser/style";
import { publishedAddress } from "~/session/preview.server";
import { forgetOthers } from "~/session/kept-choices.server";
import { anyVisitor } from "~/session/page.server";
import stylesheet from "~/styles/app.css?url";
import { SkipLink } from "~/ui/skip-link";

/** Pages of a preview come without scripts, so browsers need no code of it. */
const Preview = serverOnly$(PreviewBanner);

export const links: LinksFunction = () => [{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" }];

/** The title of an error page; every other page sets its own. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: `Error: ${wordsFor(error).title} | Kitroom` }] : [];

export async function loader(args: LoaderFunctionArgs) {
  const { headers, url } = args.request;
  return anyVisitor(args, async (visit) => {
    const shell = await loadShell(visit);
    await forgetOthers(visit);
    // With Save-Data the page works without scripts, so none are sent.
    // A back office shows previews in frames, where browsers may deny scripts their storage.
    const plain = headers.get("Save-Data") === "on" || visit.preview !== undefined;
    const address = new URL(url);
    const scripts = !plain && !wordsAlone(address.pathname, visit.keyed);
    const published = visit.preview && publishedAddress(url);
    return {
      shell,
      refused: visit.refused,
      scripts,
      published,
      proof: visit.proof(),
      address: addressMark(address),
    };
  });
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(NonceContext);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
        <Style nonce={nonce} />
      </head>
      <body className={data?.shell.theme === "wholesale" ? "wholesale" : undefined}>
        <SkipLink />
        {children}
        {data?.scripts === false ? null : (
          <>
            {data?.shell.punchOut ? <ScrollToTop /> : <ScrollRestoration nonce={nonce} />}
            <Scripts nonce={nonce} />
            {data ? <HelperScripts urls={data.shell.person?.helpers ?? []} /> : null}
          </>
        )}
        <NextStyle />
      </body>
    </html>
  );
}

/** A first visit has its styles inlined; later visits link to the file. */
function Style({ nonce }: { nonce: string }) {
  const inside = useContext(StyleContext) ?? styleOfPage?.text;
  if (inside === undefined) return <link rel="stylesheet" href={stylesheet} />;
  return (
    <style
      nonce={nonce || styleOfPage?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

/**
 * Prefetches the stylesheet for the next page after a first visit. It is last in the page, because in the
 * head it would compete with the first pictures on a slow phone.
 */
function NextStyle() {
  const inside = useContext(StyleContext) ?? styleOfPage?.text;
  return inside === undefined ? null : <link rel="prefetch" as="style" href={stylesheet} />;
}

/**
 * In a frame of another site the browser may deny storage, and Remix's scroll restoration throws. A punch-out
 * visit starts each page at the top instead.
 */
function ScrollToTop() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, [pathname, search]);
  return null;
}

/** The layout around a page or an error page. */
function Frame({ shell, note, children }: { shell: Shell; note?: ReactNode; children: ReactNode }) {
  const kind = useHeaderKind();
  /** Pages of one state have nothing around them that leads away. */
  const alone = kind === "none" || kind === "mark";
  const { network, question } = useLeaving();
  return (
    <>
      <Header shell={shell} kind={kind} />
      {shell.proxy && !alone ? <OrderingFor shell={shell} proxy={shell.proxy} /> : null}
      {shell.agent && !alone ? <AgentBar agent={shell.agent} /> : null}
      {alone ? null : <Banners shell={shell} network={network} />}
      {alone && network === "missed" ? <OfflineBanner network={network} /> : null}
      {note}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {alone ? null : <Footer shell={shell} />}
      {question}
      <BusyNote />
    </>
  );
}

export default function App() {
  const { shell, published } = useLoaderData<typeof loader>();
  useForgetSent();
  useTaken();
  useGivesUp();
  useCaughtUp();
  return (
    <Frame
      shell={shell}
      note={
        published && Preview ? (
          <Preview published={published} over={shell.previewOver} />
        ) : (
          <FlashNote flash={shell.flash} />
        )
      }
    >
      <Outlet />
    </Frame>
  );
}

/** The error page keeps the navigation, unless the shell itself could not be loaded. */
export function ErrorBoundary() {
  const shell = useShell();
  if (shell) {
    return (
      <Frame shell={shell}>
        <ErrorPage />
      </Frame>
    );
  }
  return (
    <>
      <div className="tape" />
      <main id="main" tabIndex={-1}>
        <ErrorPage />
      </main>
    </>
  );
}
