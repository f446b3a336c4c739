import { like, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { distanceKm } from "../../commerce/modules/stores/distance";
import { places, stores } from "../../commerce/modules/stores/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
type Query = Record<string, string | number>;
const find = async (query: Query = {}, site = "uniforms") =>
  (await api.call("GET", "/stores", { query: { fields: "FULL", ...query }, site })).body;
const names = async (query: Query, site?: string): Promise<string[]> =>
  (await find(query, site)).stores.map(({ name }: { name: string }) => name);

interface Store {
  name: string;
  geoPoint: { latitude: number; longitude: number };
  distanceKm: number;
}

afterEach(async () => {
  await api.db.delete(stores).where(like(stores.name, "test-%"));
});

const add = (name: string, more: Partial<typeof stores.$inferInsert> = {}) =>
  api.db.insert(stores).values({
    ...{ name, sites: ["uniforms"], displayName: name, line1: "1 Test Street", town: "Testville" },
    ...{ region: "VIC", postalCode: "3999", country: "AU", latitude: -38, longitude: 145 },
    ...{ timeZone: "Australia/Melbourne", hours: {}, ...more },
  });

test("[ST-01] stores are found by postal code, town or address, the nearest first, with true distances", async () => {
  for (const query of [
    "3000",
    "Melbourne",
    " melbourne vic ",
    "3000 Melbourne",
    "18 Thimble Lane, Melbourne 3000",
  ]) {
    expect([query, (await names({ query }))[0]]).toEqual([query, "melbourne-fitting-room"]);
  }
  expect(await names({ query: "thimble lane" })).toContain("melbourne-fitting-room");
  const {
    stores: near,
    sourceLatitude,
    sourceLongitude,
    locationText,
    ...answer
  } = await find({ query: "Geelong" });
  expect(locationText).toBe("Geelong 3220");
  expect([sourceLatitude, sourceLongitude].map(Math.round)).toEqual([-38, 144]);
  expect(answer.pagination).toMatchObject({ currentPage: 0, totalResults: near.length });
  expect(answer.sorts).toEqual([
    { code: "distance", name: "Nearest", selected: true },
    { code: "name", name: "Name", selected: false },
  ]);
  expect(near[0].formattedDistance).toMatch(/^\d+ m$/);
  expect(near[0].address.formattedAddress).toBe("44 Worsted Street, Geelong VIC 3220, Australia");
  const wide = (await find({ query: "Geelong", radius: 200_000 })).stores as Store[];
  expect(wide.map(({ name }) => name)).toEqual(
    wide.toSorted((a, b) => a.distanceKm - b.distanceKm).map(({ name }) => name),
  );
  const { body: melbourne } = await api.call("GET", "/stores", {
    query: { latitude: -37.8136, longitude: 144.9631, radius: 400_000, fields: "FULL" },
  });
  for (const { geoPoint, distanceKm: km } of melbourne.stores as Store[]) {
    expect(km).toBeCloseTo(distanceKm({ latitude: -37.8136, longitude: 144.9631 }, geoPoint), 6);
  }
  expect(melbourne.boundNorthLatitude).toBeGreaterThan(melbourne.boundSouthLatitude);
});

test("[ST-01] a postal code of both countries means both; a country narrows it; macrons need not be typed", async () => {
  const both = await find({ query: "6011" });
  expect(both.stores.map(({ name }: Store) => name).toSorted()).toEqual([
    "perth-fitting-room",
    "wellington-fitting-room",
  ]);
  expect(await names({ query: "6011", country: "NZ" })).toEqual(["wellington-fitting-room"]);
  for (const query of ["Whangarei", "WHANGĀREI", "whangārei 0110"]) {
    expect((await find({ query, radius: 300_000 })).locationText, query).toBe("Whangārei 0110");
  }
});

test("[ST-01] an unknown place, one far from every store, and hostile texts find nothing", async () => {
  for (const query of ["zzzz", "9999", "O'Brien-Ngāti <b>&", "%", "_", "\\", "'; drop table stores", "🧥"]) {
    expect([query, await find({ query })]).toEqual([
      query,
      expect.objectContaining({
        stores: [],
        pagination: expect.objectContaining({ totalResults: 0 }) as object,
      }),
    ]);
  }
  const far = await find({ query: "Mount Isa" });
  expect(far).toMatchObject({ stores: [], locationText: "Mount Isa 4825" });
  expect((await names({ query: "Mount Isa", radius: 1_000_000 }))[0]).toBe("townsville-counter");
  // An empty text is no text: all of them.
  expect((await find({ query: "  " })).pagination.totalResults).toBe(26);
});

test("[ST-01] a position needs both halves, in their bounds", async () => {
  expect(await names({ latitude: -43.53, longitude: 172.64 })).toEqual(["christchurch-fitting-room"]);
  for (const query of [
    { latitude: 1 },
    { longitude: 1 },
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
  ]) {
    const answer = await api.call("GET", "/stores", { query });
    expectRefusal(answer, 400, "ValidationError");
  }
});

test("[ST-01] all stores are counted by country and region, read with -1, by page, and of one region", async () => {
  const { body } = await api.call("GET", "/stores/storescounts", { query: { fields: "FULL" } });
  const counts = body.countriesAndRegionsStoreCount;
  expect(counts.map(({ isoCode, count }: { isoCode: string; count: number }) => [isoCode, count])).toEqual([
    ["AU", 20],
    ["NZ", 6],
  ]);
  expect(counts[0]).toMatchObject({ type: "COUNTRY", name: "Australia" });
  expect(counts[0].storeCountDataList).toContainEqual({
    type: "REGION",
    isoCode: "VIC",
    name: "Victoria",
    count: 5,
  });
  const all = await find({ pageSize: -1 });
  expect([all.stores.length, all.pagination.totalPages, all.sorts.length]).toEqual([26, 1, 1]);
  expect(all.stores[0].distanceKm).toBeUndefined();
  expect(await find({ currentPage: 9 })).toMatchObject({ stores: [], pagination: { totalResults: 26 } });
  expect((await names({ country: "AU", region: "VIC" })).length).toBe(5);
  expect(await names({ region: "NONE" })).toEqual([]);
});

test("[ST-01] one store has its hours, special days from today on, features and whether it is open", async () => {
  const read = async () =>
    (await api.call("GET", "/stores/melbourne-fitting-room", { query: { fields: "FULL" } })).body;
  const store = await read();
  expect(store).toMatchObject({
    displayName: "Kitroom Melbourne fitting room",
    url: "/store-finder/country/AU/melbourne-fitting-room",
    address: {
      region: { isocode: "AU-VIC", isocodeShort: "VIC" },
      country: { isocode: "AU" },
      phone: "03 5550 0101",
    },
  });
  expect(store.features.entry).toContainEqual({ key: "measuring", value: "Measuring" });
  const week = store.openingHours.weekDayOpeningList;
  expect(week.length).toBe(7);
  expect(week[0]).toEqual({
    weekDay: "MONDAY",
    closed: false,
    openingTime: { hour: 9, minute: 0, formattedHour: "09:00" },
    closingTime: { hour: 17, minute: 30, formattedHour: "17:30" },
  });
  expect(week[6]).toEqual({ weekDay: "SUNDAY", closed: true });
  const special = store.openingHours.specialDayOpeningList;
  expect(special[0]).toMatchObject({ name: "Stocktake", comment: "Collections only", closed: false });
  expect(special.find(({ name }: { name: string }) => name === "Christmas Day").closed).toBe(true);
  const before = api.now();
  // A Wednesday: 10:00 in Melbourne's summer, then 18:00.
  api.setNow(new Date("2027-02-02T23:00:00Z"));
  expect((await read()).openingStatus).toEqual({ open: true, until: "17:30" });
  api.setNow(new Date("2027-02-03T07:00:00Z"));
  expect((await read()).openingStatus).toEqual({ open: false, opensOn: "Thu 4 Feb 2027", opensAt: "09:00" });
  api.setNow(before);
  expectRefusal(await api.call("GET", "/stores/nothing"), 404, "NotFoundError", { subjectType: "store" });
});

test("[ST-01] a site shows its own stores only", async () => {
  expect(await names({ pageSize: -1 }, "wholesale")).not.toContain("melbourne-fitting-room");
  expect(await names({ query: "Footscray" }, "wholesale")).toContain("footscray-counter");
  const other = await api.call("GET", "/stores/melbourne-fitting-room", { site: "wholesale" });
  expectRefusal(other, 404, "NotFoundError");
});

test("[ST-01] stores on both sides of the date line, at one point, and with odd names", async () => {
  await add("test-east", { latitude: -17, longitude: -179.9 });
  await add("test-west", { latitude: -17, longitude: 179.9, displayName: "O'Brien-Ngāti <b>&" });
  await add("test-same", { latitude: -17, longitude: 179.9, displayName: "Ā" });
  expect(await names({ latitude: -17, longitude: 179.95 })).toEqual(["test-same", "test-west", "test-east"]);
  expect(await names({ query: "O'Brien-Ngāti <b>&" })).toContain("test-west");
});

test("[ST-01] ten thousand stores are searched and read by page", async () => {
  await api.db
    .execute(sql`insert into stores (name, sites, display_name, line1, town, region, postal_code, country,
      latitude, longitude, time_zone, hours)
    select 'test-' || n, '{uniforms}', 'Many ' || n, n || ' Long Road', 'Manyville', 'VIC', '3998', 'AU',
      -37.0 - n * 0.00001, 144.0, 'Australia/Melbourne', '{}' from generate_series(1, 10000) n`);
  const page = await find({ query: "Melbourne", radius: 2_000_000, pageSize: 5000 });
  expect([page.stores.length, page.pagination.pageSize]).toEqual([1000, 1000]);
  expect(page.pagination.totalResults).toBeGreaterThan(10_000);
  expect((await find({ query: "Manyville", currentPage: 3 })).stores.length).toBe(20);
});

test("[ST-01] without a store there is nothing to count or find", async () => {
  const kept = await api.db.select().from(stores);
  const known = await api.db.select().from(places);
  await api.db.delete(stores);
  await api.db.delete(places);
  expect((await api.call("GET", "/stores/storescounts")).body.countriesAndRegionsStoreCount).toEqual([]);
  expect(await find({ query: "Melbourne" })).toMatchObject({ stores: [], pagination: { totalResults: 0 } });
  expect(await find()).toMatchObject({ stores: [], pagination: { totalPages: 0 } });
  await api.db.insert(stores).values(kept);
  await api.db.insert(places).values(known);
});
