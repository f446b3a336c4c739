import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CmsPage } from "~/features/cms/components.server";
import { sessionOf } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";
import { closeNotice, noticesOf } from "./site-notice.server";

const DAY_MS = 24 * 3600 * 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const pageWith = (...contents: string[]): CmsPage => ({
  uid: "homepage",
  contentSlots: {
    contentSlot: [
      {
        position: "SiteNotice",
        components: {
          component: contents.map((content, at) => ({
            uid: `N${at}`,
            typeCode: "CMSParagraphComponent",
            content,
          })),
        },
      },
    ],
  },
});

function visit(): Visit {
  return {
    session: sessionOf({}),
    flash: () => undefined,
    commit: () => Promise.resolve(undefined),
  } as unknown as Visit;
}

async function close(at: Visit, notice: string): Promise<Response> {
  const form = new FormData();
  form.set("notice", notice);
  form.set("back", "//evil.example");
  return closeNotice(at, form);
}

it("[SH-06] a notice that was closed comes back after a week, and one with other words at once", async () => {
  const here = visit();
  const [notice] = noticesOf(here, pageWith("<p>Noon.</p><script>1</script>"));
  expect(notice?.html).toBe("<p>Noon.</p>");
  const answer = await close(here, notice!.id);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  expect(noticesOf(here, pageWith("<p>Noon.</p>", "<p>Two o'clock.</p>"))).toHaveLength(1);
  vi.setSystemTime(Date.now() + 7 * DAY_MS - 1000);
  expect(noticesOf(here, pageWith("<p>Noon.</p>"))).toHaveLength(0);
  vi.setSystemTime(Date.now() + 2000);
  expect(noticesOf(here, pageWith("<p>Noon.</p>"))).toHaveLength(1);
});

it("[SH-06] whatever forms say, a visit remembers few closed notices", async () => {
  const here = visit();
  for (let at = 0; at < 100; at++) await close(here, `notice-${String(at).padStart(5, "0")}`);
  await close(here, "x".repeat(5000));
  await close(here, "__proto__");
  expect(Object.keys(here.session.get("closedNotices")!)).toHaveLength(20);
});
