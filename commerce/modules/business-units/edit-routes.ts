import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { AddressSchema } from "../carts";
import { addUnit, changeUnit } from "./edit";
import {
  UnitAddressBody,
  UnitAddressesSchema,
  UnitBody,
  UnitChangeBody,
  UnitSavedSchema,
} from "./edit-contract";
import { addUnitAddress, changeUnitAddress, removeUnitAddress, unitAddresses } from "./unit-addresses";

const id = z.string().min(1).max(60);
const manages = { tag: "Business units", who: "person", needs: "manage-organisation" } as const;
const all = "/users/{userId}/orgUnits";
const one = `${all}/{b2bUnitId}`;
const params = z.object({ b2bUnitId: id });
const addressParams = params.extend({ unitAddressId: id });

/** Adding and changing units and their addresses (contract §10): below the caller's unit. */
export function unitEditRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: all,
      summary: "Adds a unit below one that the caller manages",
      body: UnitBody,
      answer: UnitSavedSchema,
      status: 201,
      locatedBy: "uid",
    },
    ({ body, ...call }) => addUnit(call, body),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: one,
      summary: "Gives a unit another name, or disables or enables it; what is not sent stays",
      params,
      body: UnitChangeBody,
      answer: UnitSavedSchema,
    },
    ({ body, ...call }) => changeUnit(call, call.params.b2bUnitId, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${one}/addresses`,
      summary: "The addresses of a unit",
      params,
      answer: UnitAddressesSchema,
    },
    (call) => unitAddresses(call, call.params.b2bUnitId),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${one}/addresses`,
      summary: "Adds an address of a unit",
      params,
      body: UnitAddressBody,
      answer: AddressSchema,
      status: 201,
      locatedBy: "id",
    },
    ({ body, ...call }) => addUnitAddress(call, call.params.b2bUnitId, body),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: `${one}/addresses/{unitAddressId}`,
      summary: "Changes an address of a unit, or makes it the default one",
      params: addressParams,
      body: UnitAddressBody.partial(),
    },
    ({ body, ...call }) => changeUnitAddress(call, call.params.b2bUnitId, call.params.unitAddressId, body),
  );
  api.call(
    {
      ...manages,
      method: "delete",
      path: `${one}/addresses/{unitAddressId}`,
      summary: "Removes an address of a unit that is not its default one",
      params: addressParams,
    },
    (call) => removeUnitAddress(call, call.params.b2bUnitId, call.params.unitAddressId),
  );
}
