// What the browser's main thread does, from its own trace: processor time, which a busy machine does not stretch.
import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, in microseconds. */
  ts: number;
  /** How much processor time it took, in microseconds. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error("a page has a browser");
  return browser;
}

async function traced(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return events;
}

/** The main thread of the page that is drawn most: its tasks, and the pictures it hands on. */
function mainThread(
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, "pid" | "tid">,
): TraceEvent[] {
  return events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
}

const milliseconds = (tasks: readonly TraceEvent[]): number =>
  tasks.filter(({ name }) => name === "RunTask").reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

/** Uses the page, and measures how much it has to do until it has drawn what the server answers, in milliseconds. */
export async function work(
  page: Page,
  act: () => Promise<void>,
  shown: () => Promise<void>,
): Promise<number> {
  const events = await traced(browserOf(page), async () => {
    await act();
    await shown();
    await page.waitForTimeout(700);
  });
  const used = events.find(
    ({ name, args }) => name === "EventDispatch" && ["click", "keydown"].includes(args?.data?.type ?? ""),
  );
  if (!used) throw new Error("the trace does not tell of the use");
  const answered = events.find(
    ({ name, ts, pid }) => pid === used.pid && name === "WebSocketReceive" && ts > used.ts,
  );
  if (!answered) throw new Error("the trace does not tell of an answer");
  const main = mainThread(events, used);
  const drawn = main.find(({ name, ts }) => name === "Commit" && ts > answered.ts);
  return milliseconds(main.filter(({ ts }) => ts >= used.ts - 1000 && ts <= (drawn?.ts ?? Infinity)));
}

/** How much the page has to do for each picture while something moves, in milliseconds, over so long a time. */
export async function workPerPicture(page: Page, time: number): Promise<number> {
  const events = await traced(browserOf(page), () => page.waitForTimeout(time));
  const pictures = events.filter(({ name, ph }) => name === "Commit" && ph === "X");
  const [first] = pictures;
  if (!first) throw new Error("nothing was drawn");
  const own = pictures.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  return milliseconds(mainThread(events, first)) / own.length;
}
