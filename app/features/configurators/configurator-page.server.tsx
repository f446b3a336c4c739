import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import { BaseProductPage } from "./base-product-page.server";
import { NoConfiguration } from "./line/frame.server";
import type { NotThere } from "./line/owner.server";
import type { BaseProduct, TextOverviewData, TextsView } from "./text/textfield.server";
import { TextsOverviewPage } from "./text/overview-page.server";
import { TextsPage } from "./text/page.server";
import { VariantOverviewPage } from "./variant/overview-page.server";
import { RestartPage, VariantPage } from "./variant/page.server";
import type { VariantOverviewData } from "./variant/overview.server";
import type { ChoicesView, Restart } from "./variant/variant.server";

interface Props {
  data: SerializeFrom<NotThere | BaseProduct | ChoicesView | Restart | TextsView>;
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

export function OverviewPage({ data }: { data: TextOverviewData | VariantOverviewData }) {
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
