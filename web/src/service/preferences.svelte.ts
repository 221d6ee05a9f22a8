// How the player likes the page: light or dark, movement, how fast things are told, notifications. Kept in the browser.
import { TEMPI, type Tempo } from "./tempo";

export type Theme = "light" | "dark" | "system";

const THEME = "imperios.theme";
const NOTIFY = "imperios.notify";
const SOUND = "imperios.sound";
const TEMPO = "imperios.tempo";
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  theme = $state<Theme>((localStorage.getItem(THEME) as Theme | null) ?? "system");
  #systemDark = $state(dark.matches);
  /** Whether nothing should move. */
  still = $state(still.matches);
  /** Whether the player wants to be notified when it is their turn. */
  notify = $state(localStorage.getItem(NOTIFY) === "yes");
  /** Whether the player wants to hear what happens. */
  sound = $state(localStorage.getItem(SOUND) === "yes");
  /** How fast is told what has happened. */
  tempo = $state<Tempo>(TEMPI.find((tempo) => tempo === localStorage.getItem(TEMPO)) ?? "normal");

  constructor() {
    dark.addEventListener("change", () => {
      this.#systemDark = dark.matches;
      this.#show();
    });
    still.addEventListener("change", () => (this.still = still.matches));
    this.#show();
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#systemDark);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(THEME, theme);
    this.#show();
  }

  setTempo(tempo: Tempo): void {
    this.tempo = tempo;
    localStorage.setItem(TEMPO, tempo);
  }

  setSound(wanted: boolean): void {
    this.sound = wanted;
    localStorage.setItem(SOUND, wanted ? "yes" : "no");
  }

  /** Asks the browser for leave to notify, if that is still open. */
  async setNotify(wanted: boolean): Promise<void> {
    const granted =
      wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.notify = granted;
    localStorage.setItem(NOTIFY, granted ? "yes" : "no");
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
  }
}

export const preferences = new Preferences();
