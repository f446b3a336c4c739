import { sql } from "drizzle-orm";
import pg from "pg";
import { createCommerceApi } from "../../commerce";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { openDatabase } from "../../commerce/database/open";
import { renderTable } from "./table";
import { percentile } from "./speed";

const PASSWORD = "Kitroom-2026!";
const CLIENT = { clientId: "kitroom_storefront", clientSecret: "bench" };
const WARM_UP = 15;
const ASKED = 60;

/** The questions whose cost could grow with the shop. A search's first page holds as many products in any of them. */
const QUESTIONS: { name: string; as: string; path: string }[] = [
  { name: "search, all", as: "admin@korraline.example", path: "/products/search?query=&currentPage=0" },
  {
    name: "search, one word",
    as: "admin@korraline.example",
    path: "/products/search?query=shirt&currentPage=0",
  },
  {
    name: "search, three words",
    as: "admin@korraline.example",
    path: "/products/search?query=long+sleeve+shirt&currentPage=0",
  },
  {
    name: "search, mistyped",
    as: "admin@korraline.example",
    path: "/products/search?query=shrit&currentPage=0",
  },
  {
    name: "search, by price",
    as: "admin@korraline.example",
    path: "/products/search?query=trouser:price-asc&currentPage=0",
  },
  {
    name: "search, best rated",
    as: "admin@korraline.example",
    path: "/products/search?query=trouser:topRated&currentPage=0",
  },
  {
    name: "search, with facet",
    as: "admin@korraline.example",
    path: "/products/search?query=:relevance:size:m&currentPage=0",
  },
  { name: "suggestions", as: "admin@korraline.example", path: "/products/suggestions?term=tro&max=5" },
  { name: "packs", as: "newstarter@kestrel.example", path: "/orgUsers/current/packs" },
  { name: "orders", as: "wearer@kestrel.example", path: "/users/current/orders?currentPage=0&pageSize=20" },
  { name: "person", as: "wearer@kestrel.example", path: "/orgUsers/current?fields=FULL" },
];

interface Growth {
  scale: number;
  skus: number;
  people: number;
  orders: number;
  seedSeconds: number;
  /** Median milliseconds by question, one at a time, and the most statements. */
  ms: Map<string, number>;
  statements: number;
}

async function measure(server: string, scale: number): Promise<Growth> {
  const database = `kitroom_growth_${scale}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${database}`);
  await admin.query(`create database ${database}`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  const connection = await openDatabase({ url: url.href });
  try {
    const started = performance.now();
    const api = await createCommerceApi({ connection, demo: true, scale, ...CLIENT });
    const seedSeconds = (performance.now() - started) / 1000;
    await connection.db.execute("analyze");
    const count = async (table: string) => {
      const [row] = await rowsOf<{ count: string }>(
        connection.db,
        sql`select count(*) as count from ${sql.identifier(table)}`,
      );
      return Number(row?.count);
    };
    const tokens = new Map<string, string>();
    for (const email of new Set(QUESTIONS.map(({ as }) => as)))
      tokens.set(email, await signIn(api.fetch, email));
    const counted = { statements: 0 };
    let statements = 0;
    const ms = new Map<string, number>();
    for (const { name, as, path } of QUESTIONS) {
      const took: number[] = [];
      for (let n = 0; n < WARM_UP + ASKED; n++) {
        const address = `http://bench.local/occ/v2/uniforms${path}`;
        const request = new Request(address, { headers: { Authorization: `Bearer ${tokens.get(as)}` } });
        counted.statements = 0;
        const asked = performance.now();
        const response = await statementCount.run(counted, () => api.fetch(request));
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
        if (n >= WARM_UP) took.push(performance.now() - asked);
        if (n >= WARM_UP) statements = Math.max(statements, counted.statements);
      }
      ms.set(name, percentile(took, 0.5));
    }
    const [skus, people, orders] = [await count("variants"), await count("users"), await count("orders")];
    return { scale, skus, people, orders, seedSeconds, ms, statements };
  } finally {
    await connection.close();
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  }
}

async function signIn(fetch: (request: Request) => Promise<Response>, username: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: "password",
    username,
    password: PASSWORD,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
  });
  const response = await fetch(
    new Request("http://bench.local/authorizationserver/oauth/token", { method: "POST", body }),
  );
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Asks the same questions of shops of several sizes on a PostgreSQL server, and prints how their cost grows. */
export async function printGrowth(server: string, scales: number[]): Promise<void> {
  const grown: Growth[] = [];
  for (const scale of scales) {
    console.log(`  scale ${scale} …`);
    grown.push(await measure(server, scale));
  }
  const figure = (value: number) => value.toFixed(1);
  const times = (to: number, from: number) => `x ${figure(to / from)}`;
  console.log("\nMilliseconds of a call, median, one at a time, with PostgreSQL's part");
  renderTable(
    ["", ...grown.map(({ scale }) => `scale ${scale}`), "last / first"],
    [
      ["SKUs", ...grown.map(({ skus }) => String(skus)), times(grown.at(-1)!.skus, grown[0]!.skus)],
      ["people", ...grown.map(({ people }) => String(people)), times(grown.at(-1)!.people, grown[0]!.people)],
      ["orders", ...grown.map(({ orders }) => String(orders)), times(grown.at(-1)!.orders, grown[0]!.orders)],
      ["seed, seconds", ...grown.map(({ seedSeconds }) => figure(seedSeconds)), ""],
      ["most statements", ...grown.map(({ statements }) => String(statements)), ""],
      ...QUESTIONS.map(({ name }) => [
        name,
        ...grown.map(({ ms }) => figure(ms.get(name)!)),
        times(grown.at(-1)!.ms.get(name)!, grown[0]!.ms.get(name)!),
      ]),
    ],
  );
}
