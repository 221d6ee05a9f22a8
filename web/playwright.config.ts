// Plays the app as people do: Debian's Chromium against the real program with its embedded database.
import { defineConfig, devices } from "@playwright/test";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  reporter: process.env["CI"] ? "line" : "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    // The worker stands between pages and network, where tests listen: only those that are about it let it come.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: CHROMIUM_FLAGS,
    },
    trace: "retain-on-failure",
  },
  projects: [
    { name: "play", testIgnore: /screenshots/ },
    { name: "screenshots", testMatch: /screenshots/ },
  ],
});
