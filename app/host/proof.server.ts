import { timingSafeEqual } from "node:crypto";
import type { ActionFunction, ServerBuild } from "@remix-run/node";
import { siteOf } from "~/config/site.server";
import { cookieStore } from "~/session/storage.server";
import { proofField } from "~/ui/proof-field";

const WORDS =
  "Nothing was changed, because we cannot tell where this form came from. Open the page again and send the form from there.";

/**
 * The build for posts without any origin header: each action runs only if the form has the proof of this
 * visit's cookie (docs/decisions/0031).
 */
export function askingForProof(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route.module.action;
    return [id, action ? { ...route, module: { ...route.module, action: guarded(action) } } : route] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const guarded =
  (action: ActionFunction): ActionFunction =>
  async (args) => {
    if (!(await isProven(args.request.clone()))) throw new Response(WORDS, { status: 403 });
    return action(args);
  };

async function isProven(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => undefined);
  const { proof } = (await cookieStore(request.headers, siteOf(request)).read()) ?? {};
  const sent = form?.get(proofField);
  if (!proof || typeof sent !== "string") return false;
  const [one, other] = [Buffer.from(proof), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
