import { z } from "@hono/zod-openapi";
import { configuredAs } from "./model/evaluate";
import type { Configured, LineConfiguration } from "./tables";
import { endWorking, readWorking, startWorking, type ConfigureCall } from "./model/working";

/**
 * Takes a configuration of the person for a line. `end` finishes it, once the line has it.
 * @throws OccError 404 for another's, for one that is finished, and for one of another SKU than is wanted.
 */
export async function takeConfiguration(
  call: ConfigureCall,
  configId: string,
  wanted?: { sku: string; otherwise: () => Error },
): Promise<Configured & { sku: string; end: () => Promise<unknown> }> {
  const working = await readWorking(call, configId, true);
  const { sku, choices, own } = working.row;
  if (wanted && sku !== wanted.sku) throw wanted.otherwise();
  const { configuration, valueAdds } = configuredAs(working.judging, choices, own);
  return { sku, configuration, valueAdds, end: () => endWorking(call, working) };
}

/**
 * Opens the configuration of a line to be changed: what the line has, or what the model presets for a garment as it
 * comes.
 * @param owner unlike that of every other line of the person.
 * @param version a pre-configured version, which it then has instead; the line keeps what it has until it is put back.
 * @throws OccError 404 for a version that the model does not have.
 */
export const openLine = (
  call: ConfigureCall,
  { sku, owner, configuration }: { sku: string; owner: string; configuration: LineConfiguration | null },
  version?: string,
) => {
  const its = version === undefined ? configuration?.variant : undefined;
  return startWorking(call, {
    ...{ sku, owner },
    with: its && { choices: its.choices, own: its.own },
    anew: its ? undefined : { version },
  });
};

/** What opens a line: with the code of a pre-configured version, if one shall replace what it has. */
export const OpenLineQuery = z.object({ configIdTemplate: z.string().max(60).optional() });
