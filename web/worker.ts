// The service worker: one file without parts, at an address that never changes, because browsers look there for a newer one. It
// knows the files of its build, so each build has another one.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const ENTRY = join(dirname(fileURLToPath(import.meta.url)), "src/worker/worker.ts");
const ADDRESS = "worker.js";

/** What the worker is told of its build; see `src/worker/keep.ts`. */
type Build = { files: string[]; first: string[] };

async function made(of: Build): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(of) },
    build: {
      target: "es2022",
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife", codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Writes it beside `index.html`, and has it at hand while pages are developed. */
export function worker(): Plugin {
  return {
    name: "worker",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no index.html");
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const first = files.filter((name) => String(index.source).includes(name));
        const paths = (names: string[]): string[] => names.map((name) => `/${name}`).sort();
        const source = await made({ files: paths(files), first: paths(first) });
        this.emitFile({ type: "asset", fileName: ADDRESS, source });
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_, answer) => {
        made({ files: [], first: [] })
          .then((code) => answer.setHeader("content-type", "text/javascript").end(code))
          .catch((problem: unknown) => answer.writeHead(500).end(String(problem)));
      });
    },
  };
}
