// A page of its own for each address whose files are known beforehand: the same page, but it names what will be needed, so
// that all is on its way before the first script runs. The server sends `table.html` for whatever begins with `/table/`.
import type { Plugin, Rolldown } from "vite";

/** Which page is at the addresses that begin so. */
const PAGES = { table: "src/pages/Table.svelte", replay: "src/pages/Replay.svelte" };

type Metadata = { viteMetadata?: { importedCss: Set<string> } };

/** Writes them beside `index.html`. */
export function addresses(): Plugin {
  return {
    name: "addresses",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no index.html");
        const page = String(index.source);
        const chunks = Object.values(bundle).filter(
          (file): file is Rolldown.OutputChunk => file.type === "chunk",
        );
        for (const [address, module] of Object.entries(PAGES)) {
          const root = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          if (!root) throw new Error(`${module} has no file of its own`);
          const files = new Set<string>();
          const add = (chunk: Rolldown.OutputChunk | undefined): void => {
            if (!chunk || files.has(chunk.fileName)) return;
            files.add(chunk.fileName);
            for (const css of (chunk as Metadata).viteMetadata?.importedCss ?? []) files.add(css);
            for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
          };
          add(root);
          const links = [...files]
            .filter((file) => !page.includes(file))
            .map((file) =>
              file.endsWith(".css")
                ? `<link rel="preload" as="style" crossorigin href="/${file}">`
                : `<link rel="modulepreload" crossorigin href="/${file}">`,
            );
          this.emitFile({
            type: "asset",
            fileName: `${address}.html`,
            source: page.replace("</head>", `  ${links.join("\n    ")}\n  </head>`),
          });
        }
      },
    },
  };
}
