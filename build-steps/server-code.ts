import type { Plugin } from "vite";

/**
 * Stops the build when a file for the browser holds the API or the schemas by which the server checks forms. Files named
 * `….server` Remix itself refuses.
 */
export const refuseServerCode = (root: string): Plugin => ({
  name: "refuse-server-code",
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).flatMap((file) =>
      file.type === "chunk"
        ? Object.entries(file.modules)
            .filter(([module, { renderedLength }]) => renderedLength > 0 && isServerCode(module, root))
            .map(([module]) => `${module} in ${file.fileName}`)
        : [],
    );
    if (found.length > 0) this.error(`Code of the server would reach browsers: ${found.join(", ")}.`);
  },
});

const isServerCode = (module: string, root: string) =>
  module.startsWith(`${root}/commerce/`) || /\/node_modules\/(@conform-to\/)?zod\//.test(module);
