// The service worker: one file without parts, at an address that never changes, because browsers look there for a newer one.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const ENTRY = join(dirname(fileURLToPath(import.meta.url)), "src/worker/worker.ts");
const ADDRESS = "worker.js";

async function made(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      write: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife", codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Writes it beside `index.html`, and has it at hand while pages are developed. */
export function worker(): Plugin {
  return {
    name: "worker",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: ADDRESS, source: await made() });
    },
    configureServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_, answer) => {
        made()
          .then((code) => answer.setHeader("content-type", "text/javascript").end(code))
          .catch((problem: unknown) => answer.writeHead(500).end(String(problem)));
      });
    },
  };
}
