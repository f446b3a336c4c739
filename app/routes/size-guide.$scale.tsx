import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { howToMeasure } from "~/features/product/size-chart";
import { loadCharts } from "~/features/product/size-guide.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ["Size guide", ...(args.data?.charts ?? []).map(({ name }) => name)].join(", "));

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const charts = await loadCharts(visit, args.params["scale"]!.slice(0, 120));
    if (charts.length === 0) throw new Response(null, { status: 404 });
    return { charts };
  });
}

export default function SizeGuideRoute() {
  const { charts } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-6">
      <PageHeading title="Size guide" lead={howToMeasure} />
      <div className="stack-l">
        {charts.map((chart) => (
          <section key={chart.name} aria-label={chart.name}>
            <Table
              caption={chart.name}
              captionShown
              figures
              rows={chart.rows}
              rowKey={(row) => row.size}
              columns={[
                { label: "Size", kind: "key", cell: (row) => <b>{row.size}</b> },
                ...chart.measures.map((label, index) => ({
                  label,
                  kind: "num" as const,
                  cell: (row: { values: string[] }) => row.values[index],
                })),
              ]}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
