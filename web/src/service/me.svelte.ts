// Who sits before the page. Whoever does something without being known becomes a guest.
import type { Known } from "../wire/Known";
import type { Me } from "../wire/Me";
import { forget } from "./ahead";
import { get, post, Refusal } from "./api";
import { t } from "../speech/language.svelte";

class Person {
  /** Who one is; none until it is known or needed. */
  me = $state.raw<Me | null>(null);
  /** Whether the server was asked. */
  asked = $state(false);

  /** Asks the server who one is. */
  async recall(): Promise<void> {
    try {
      this.me = await get<Me>("/api/me");
    } catch (problem) {
      if (!(problem instanceof Refusal) || (problem.status !== 401 && problem.status !== 404)) throw problem;
      this.me = null;
    } finally {
      this.asked = true;
    }
  }

  /** Makes sure that the server knows one, as a guest if need be. */
  async introduce(name?: string): Promise<Me> {
    if (!this.me) {
      const known = await post<Known>("/api/guests", { name: name ?? t("web-guest-name") });
      forget();
      this.me = { id: known.id, name: known.name, login: known.login, bot: known.bot };
    }
    return this.me;
  }
}

export const person = new Person();
