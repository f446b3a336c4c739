import type { ServerBuild } from "@remix-run/node";

/** A build with so many more pages, which show nothing. */
export function withEmptyRoutes(build: ServerBuild, count: number): ServerBuild {
  const routes = { ...build.routes };
  const manifest = { ...build.assets.routes };
  for (let n = 0; n < count; n++) {
    const id = `routes/empty-${n}`;
    const route = { id, parentId: "root", path: `empty-${n}` };
    routes[id] = { ...route, module: { default: () => null } };
    manifest[id] = { ...manifest["root"]!, ...route, hasLoader: false, hasAction: false };
  }
  return { ...build, routes, assets: { ...build.assets, routes: manifest } };
}
