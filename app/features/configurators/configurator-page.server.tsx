import type { FormReply } from "~/forms/reply";
import { BaseProductPage } from "./base-product-page.server";
import type { ConfiguratorData, OverviewData } from "./configurator.server";
import { NoConfiguration } from "./frame.server";
import { TextsOverviewPage } from "./texts-overview.server";
import { TextsPage } from "./texts-page.server";
import { VariantOverviewPage } from "./variant-overview-page.server";
import { RestartPage, VariantPage } from "./variant-page.server";

interface Props {
  data: ConfiguratorData;
  reply?: FormReply | null;
}

/** Whichever configurator the address is of. */
export function ConfiguratorPage({ data, reply }: Props) {
  switch (data.state) {
    case "missing":
      return <NoConfiguration text={data.text} />;
    case "base":
      return <BaseProductPage base={data} />;
    case "restart":
      return <RestartPage data={data} />;
    case "choices":
      return <VariantPage key={data.group.id} data={data} reply={reply ?? undefined} />;
    case "texts":
      return <TextsPage data={data} reply={reply ?? undefined} />;
  }
}

export function OverviewPage({ data }: { data: OverviewData }) {
  switch (data.state) {
    case "missing":
      return <NoConfiguration text={data.text} />;
    case "base":
      return <BaseProductPage base={data} />;
    case "overview":
      return <TextsOverviewPage data={data} />;
    case "chosen":
      return <VariantOverviewPage data={data} />;
  }
}
