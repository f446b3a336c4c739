import type { FormReply } from "~/forms/reply";
import { BaseProductPage } from "./base-product-page.server";
import type { ConfiguratorData, OverviewData } from "./configurator.server";
import { NoConfiguration } from "./frame.server";
import { TextsOverviewPage } from "./texts-overview.server";
import { TextsPage } from "./texts-page.server";

/** Whichever configurator the address is of. */
export function ConfiguratorPage({ data, reply }: { data: ConfiguratorData; reply?: FormReply | null }) {
  if (data.state === "missing") return <NoConfiguration text={data.text} />;
  if (data.state === "base") return <BaseProductPage base={data} />;
  return <TextsPage data={data} reply={reply ?? undefined} />;
}

export function OverviewPage({ data }: { data: OverviewData }) {
  if (data.state === "missing") return <NoConfiguration text={data.text} />;
  if (data.state === "base") return <BaseProductPage base={data} />;
  return <TextsOverviewPage data={data} />;
}
