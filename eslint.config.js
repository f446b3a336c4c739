import { resolve } from "node:path";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** A part of the house: everything under a folder, where no part named before it fits. */
const part = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
});
const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const only = (type, fileInternalPath) => ({ to: { element: { type, fileInternalPath } } });
const from = (...types) => ({ element: { types: { anyOf: types } } });

/** What another module may see of a module. */
const doors = only("module", ["index.ts", "tables.ts"]);
/** Programs that a person runs in a terminal. */
const commandLine = [
  "commerce/clients.ts",
  "commerce/webhooks.ts",
  "commerce/import.ts",
  "commerce/export.ts",
  "commerce/staff.ts",
  "commerce/say-result.ts",
  "commerce/refunds.ts",
  "commerce/people.ts",
  "commerce/queue.ts",
  "commerce/check.ts",
  "commerce/rows-from-file.ts",
  "commerce/database/command-line.ts",
  "commerce/identity-providers.ts",
  "commerce/demo/reset.ts",
  "commerce/contract/write.ts",
];

/** Where the clock is read, and days are counted (docs/decisions/0118). */
const calendars = ["app/calendar/**", "commerce/calendar/**"];
/** A date has no day or hour without a zone, and a test cannot move the computer's clock. */
const clockRules = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "Ask the call's `now`, or the clock of commerce/calendar or app/calendar.",
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: "Ask the call's `now`, or the clock of commerce/calendar or app/calendar.",
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='UTC']",
    message: "Days are text: commerce/calendar and app/calendar count them.",
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(toLocale(Date|Time)?String|to(Date|Time)String|get(Timezone|UTC)?(Offset|Date|Day|Month|FullYear|Hours|Minutes|Seconds)|set(UTC)?(Date|Month|FullYear|Hours|Minutes|Seconds))$/]",
    message: "This is in the time zone of the computer or UTC. Ask commerce/calendar or app/calendar.",
  },
  {
    selector:
      "MemberExpression[object.callee.property.name='toISOString'][property.name=/^(slice|substring|split)$/]",
    message: "The day of an instant depends on the zone: ask `dayOf` of commerce/calendar or app/calendar.",
  },
  {
    selector: "Literal[value=86400000]",
    message: "Count days with `daysAfter`, or time with `timeBefore` and `timeAfter`, of commerce/calendar.",
  },
  {
    selector: "TemplateElement[value.raw=/^T\\d\\d:\\d\\d(:\\d\\d)?Z?$/]",
    message: "Use `startOfDay` or `instantAt` of commerce/calendar, which take the zone.",
  },
];
/** Words of dates are drawn in browsers too, which have no Temporal. */
const zoneRule = {
  selector: "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
  message: "Use app/ui/dates.ts or commerce/calendar, which take the time zone.",
};
const lifeRule = {
  selector:
    "CallExpression[callee.property.name='set'][callee.object.callee.property.name='update'][callee.object.arguments.0.name=/^(orders|consignments|returnRequests)$/] > ObjectExpression > Property[key.name=/^(status|lastEvent)$/]",
  message:
    "Only life.ts of commerce/modules/orders changes the state of an order or a parcel, and that of returns a return's.",
};

/** Import directions of docs/decisions/0001; what is not allowed here is refused. */
const policies = [
  {
    from: from("root"),
    allow: to("paths", "feature", "forms", "browser", "errors", "ui", "web", "session", "styles", "config"),
  },
  {
    from: from("route"),
    allow: to(
      "paths",
      "feature",
      "lists",
      "forms",
      "errors",
      "browser",
      "ui",
      "web",
      "session",
      "client",
      "config",
    ),
  },
  {
    from: from("feature"),
    allow: to(
      "paths",
      "feature",
      "lists",
      "forms",
      "errors",
      "browser",
      "ui",
      "web",
      "session",
      "client",
      "config",
    ),
  },
  { from: from("host"), allow: to("paths", "errors", "ui", "web", "session", "client", "config") },
  { from: from("web"), allow: to("paths", "session", "client", "ui", "config") },
  { from: from("session"), allow: to("paths", "forms", "errors", "client", "config") },
  { from: from("errors"), allow: to("ui", "browser", "client", "config") },
  { from: from("lists"), allow: to("forms", "ui", "client") },
  { from: from("forms"), allow: to("ui") },
  { from: from("browser"), allow: to("config") },
  { from: from("client"), allow: to("config") },

  {
    from: from("api"),
    allow: [to("database", "jobs", "api-http"), only("demo", "index.ts"), only("program", "index.ts"), doors],
  },
  { from: from("api-contract"), allow: [to("database", "api-http"), only("api", "app.ts")] },
  // What HTTP needs of a module is handed in by commerce/app.ts.
  { from: from("api-http"), allow: [to("database"), only("module", "tables.ts")] },
  { from: from("module"), allow: [to("database", "api-http"), doors] },
  // Feeds read their rows as files of a program are read.
  {
    from: { element: { type: "module", captured: { name: "feeds" } } },
    allow: only("program", "index.ts"),
  },
  // Entitlement lies below the modules that spend it: it joins their rows and calls none of them.
  {
    from: { element: { type: "module", captured: { name: "entitlement" } } },
    disallow: only("module", "index.ts"),
  },
  {
    from: from("database"),
    allow: [only("module", "tables.ts"), only("jobs", "tables.ts"), only("program", "uploads/tables.ts")],
  },
  { from: from("jobs"), allow: [to("database", "api-http"), only("program", "index.ts"), doors] },
  { from: from("demo"), allow: [to("database", "api-http"), only("program", "index.ts"), doors] },
  { from: from("program"), allow: [to("database", "api-http"), doors] },

  {
    from: from("route", "feature", "lists", "ui", "web", "host", "session", "client"),
    allow: to("calendar"),
  },
  {
    from: from("api", "api-contract", "api-http", "module", "database", "jobs", "demo", "program"),
    allow: only("api-calendar", "index.ts"),
  },

  // Tests may look into what they test.
  { from: { file: { categories: "test" } }, allow: { to: { element: { type: "*" } } } },
];

export default tseslint.config(
  {
    ignores: [
      "build",
      "public",
      "data",
      "node_modules",
      ".cache",
      "test-results",
      "playwright-report",
      "app/commerce/occ.d.ts",
      "app/commerce/limits.server.ts",
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always"],
      "no-constant-binary-expression": "error",
      "no-empty-pattern": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unmodified-loop-condition": "error",
      "object-shorthand": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      // Loaders and handlers keep one shape, with or without something to wait for.
      "@typescript-eslint/require-await": "off",
      // Remix throws Responses: a redirect or a status from any depth of a loader.
      "@typescript-eslint/only-throw-error": "off",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // A form value is text or a file, and a file in the place of a text is refused by its schema.
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  {
    // Tests read answers by what they expect of them.
    files: ["tests/**/*.{ts,tsx}", "**/*.test.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["**/*.server.ts"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      "jsx-a11y/label-has-associated-control": ["error", { controlComponents: ["ChoiceInside"], depth: 3 }],
      // A table drawn as cards loses its roles in some browsers, so app/ui/table.tsx writes them out.
      "jsx-a11y/no-redundant-roles": [
        "error",
        { nav: ["navigation"], thead: ["rowgroup"], tbody: ["rowgroup"] },
      ],
    },
  },
  {
    // Without scripts the browser itself must move focus to the summary (docs/decisions/0009).
    files: ["app/forms/error-summary.tsx"],
    rules: { "jsx-a11y/no-autofocus": "off" },
  },
  {
    files: ["app/**/*.{ts,tsx}", "commerce/**/*.ts"],
    ignores: commandLine,
    rules: { "no-console": "error" },
  },
  {
    files: ["app/**/*.{ts,tsx}", "commerce/**/*.ts", "server.ts"],
    ignores: ["**/*.test.{ts,tsx}", ...calendars, "app/ui/dates.ts"],
    rules: { "no-restricted-syntax": ["error", ...clockRules, zoneRule] },
  },
  {
    files: ["app/ui/dates.ts"],
    rules: { "no-restricted-syntax": ["error", ...clockRules] },
  },
  {
    // tests/unit/order-life.test.ts reads the rest: statements in SQL.
    files: ["commerce/**/*.ts"],
    ignores: ["**/*.test.ts", "commerce/modules/orders/life/life.ts", ...calendars],
    rules: { "no-restricted-syntax": ["error", ...clockRules, zoneRule, lifeRule] },
  },
  {
    files: ["app/**/*.tsx"],
    ignores: ["app/ui/link.tsx", "app/**/*.test.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "@remix-run/react",
              importNames: ["Link"],
              message: "The link of app/ui/link.tsx is drawn without asking the router.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["app/routes/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["./*", "~/routes/*"], message: "Nothing imports a route; share through app/features." },
          ],
        },
      ],
    },
  },
  {
    files: ["server.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["./commerce/*"], message: "The server knows the API only as commerce/index.ts." },
            {
              regex: "^\\./app/(?!host/|config/)",
              message: "The server takes only app/host and app/config.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}", "commerce/**/*.ts"],
    plugins: { boundaries },
    settings: {
      "import/resolver": {
        node: {
          extensions: [".ts", ".tsx", ".d.ts", ".js", ".mjs", ".css"],
          // `~/` is app/ (tsconfig.json); everything else is looked up as Node does.
          packageIterator: (request, _start, candidates) =>
            request.startsWith("~/") ? [resolve(import.meta.dirname, "app", request.slice(2))] : candidates(),
        },
      },
      "boundaries/root-path": import.meta.dirname,
      "boundaries/legacy-templates": false,
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "boundaries/files": [
        { category: "test", pattern: ["**/*.test.{ts,tsx}", "**/testing.tsx", "commerce/demo/test-demo.ts"] },
      ],
      "boundaries/elements": [
        part("route", "app/routes"),
        part("feature", "app/features/*", ["area"]),
        part("forms", "app/forms"),
        part("ui", "app/ui"),
        part("paths", "app/paths"),
        part("config", "app/config"),
        part("lists", "app/lists"),
        part("errors", "app/errors"),
        part("browser", "app/browser"),
        part("web", "app/http"),
        part("host", "app/host"),
        part("session", "app/session"),
        part("client", "app/commerce"),
        part("calendar", "app/calendar"),
        part("styles", "app/styles"),
        part("root", "app"),
        part("module", "commerce/modules/*", ["name"]),
        part("api-calendar", "commerce/calendar"),
        part("api-contract", "commerce/contract"),
        part("api-http", "commerce/http"),
        part("database", "commerce/database"),
        part("jobs", "commerce/jobs"),
        part("demo", "commerce/demo"),
        part("program", "commerce/program"),
        part("api", "commerce"),
      ],
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", policies }],
    },
  },
);
