// Whether this browser is told while no page is open. It belongs to the session: whoever signs in anew says so again.
import { put, remove } from "../service/api";
import { speech } from "../speech/language.svelte";
import { called } from "./worker";

/** Why the switch could not be turned. */
export type Hindrance = "denied" | "failed";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isOfKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

class ThisDevice {
  /** Whether browsers like this one can be told. */
  readonly able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  on = $state(false);
  busy = $state(false);
  hindrance = $state<Hindrance | null>(null);

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  }

  async #tellServer(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    await put("/api/notices/device", {
      endpoint,
      keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] },
      lang: speech.lang,
    });
  }

  /** Finds out how the switch stands; the server learns of it again, in the language of now. */
  async recall(): Promise<void> {
    if (!this.able) return;
    const subscription = await this.#subscription();
    this.on = subscription !== null && Notification.permission === "granted";
    if (this.on && subscription) await this.#tellServer(subscription);
  }

  /** Has this browser told, by the server with this key. */
  async switchOn(key: string): Promise<void> {
    this.hindrance = null;
    this.busy = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        this.hindrance = "denied";
        return;
      }
      const { pushManager } = await called();
      const applicationServerKey = bytes(key);
      const before = await pushManager.getSubscription();
      if (before && !isOfKey(before, applicationServerKey)) await before.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
      await this.#tellServer(subscription);
      this.on = true;
    } catch {
      this.hindrance = "failed";
    } finally {
      this.busy = false;
    }
  }

  /** Has it told no longer. */
  async switchOff(): Promise<void> {
    this.hindrance = null;
    this.busy = true;
    try {
      const subscription = await this.#subscription();
      if (subscription) {
        await remove(`/api/notices/device?endpoint=${encodeURIComponent(subscription.endpoint)}`);
        await subscription.unsubscribe();
      }
      this.on = false;
    } catch {
      this.hindrance = "failed";
    } finally {
      this.busy = false;
    }
  }
}

export const thisDevice = new ThisDevice();
