import { and, eq } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { notFound } from "../../http/errors";
import { AddressSchema, addressView } from "../carts";
import { addresses } from "../organisation/tables";
import { AddressBody, BookBody, columnsOf, forgetDefault, saveAddress } from "./addresses";
import { suggestionsFor } from "./address-suggestions";

const tag = "Address book";

const Id = z.object({ id: z.string().min(1).max(60) });

const VerificationSchema = z
  .object({
    decision: z.enum(["ACCEPT", "REVIEW"]),
    /** What the address is probably meant to be, the likeliest first. */
    suggestedAddresses: z.array(AddressSchema),
  })
  .openapi("AddressVerification");

type BookCall = Pick<Call, "db" | "about">;

/** One of the person's own addresses. Those of units are their administrators' to change. */
const mine = ({ about }: BookCall, id: string) =>
  and(eq(addresses.id, id), eq(addresses.customerId, about.user.customerId));

const unknown = () => notFound("This address is not in your address book.");

/** Changes what the body has. @throws OccError 404 for an address that is not the person's own. */
async function changeAddress(call: BookCall, id: string, body: Partial<z.infer<typeof BookBody>>) {
  if (body.defaultAddress) await forgetDefault(call);
  const changed = await call.db
    .update(addresses)
    // The owner stays; without a column there would be no statement.
    .set({ ...columnsOf(body), customerId: call.about.user.customerId })
    .where(mine(call, id))
    .returning({ id: addresses.id });
  if (changed.length === 0) throw unknown();
}

/** The calls of a person's own addresses (contract §6, §21.2). */
export function addressBookRoutes(api: Registrar): void {
  for (const area of ["orgUsers", "users"]) {
    const path = `/${area}/{userId}/addresses`;
    api.call(
      {
        method: "post",
        path,
        tag,
        summary: "Adds an address to the person's book",
        who: "person",
        body: BookBody,
        answer: AddressSchema,
        status: 201,
        locatedBy: "id",
      },
      async (call) =>
        addressView(await saveAddress(call, call.body), {
          defaultAddress: call.body.defaultAddress ?? false,
        }),
    );
    api.call(
      {
        method: "post",
        path: `${path}/verification`,
        tag,
        summary: "What an address is probably meant to be",
        who: "person",
        reads: true,
        body: AddressBody,
        answer: VerificationSchema,
      },
      ({ body }) => {
        const suggested = suggestionsFor(body);
        return Promise.resolve({
          decision: suggested.length > 0 ? ("REVIEW" as const) : ("ACCEPT" as const),
          suggestedAddresses: suggested.map((one) => addressView(one)),
        });
      },
    );
    api.call(
      {
        method: "patch",
        path: `${path}/{id}`,
        tag,
        summary: "Changes one of the person's own addresses, or makes it the default one",
        who: "person",
        params: Id,
        body: BookBody.partial(),
      },
      (call) => changeAddress(call, call.params.id, call.body),
    );
    api.call(
      {
        method: "delete",
        path: `${path}/{id}`,
        tag,
        summary: "Deletes one of the person's own addresses; orders keep theirs",
        who: "person",
        params: Id,
      },
      async (call) => {
        const gone = await call.db
          .delete(addresses)
          .where(mine(call, call.params.id))
          .returning({ id: addresses.id });
        if (gone.length === 0) throw unknown();
      },
    );
  }
}
