import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGS, speech, t } from "../speech/language.svelte";
import Credentials from "./Credentials.svelte";
import { wrongWith } from "./fields";

describe("a form", () => {
  beforeEach(() => speech.change("en"));

  it("says beside each field what is wrong, and leads to the first of them", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const { container, getByLabelText } = render(Credentials, { kind: "register", done: () => undefined });
    const login = getByLabelText("Username");
    const password = getByLabelText("Password");
    const said = (field: HTMLElement) =>
      (field.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ");
    container.querySelector("form")?.requestSubmit();
    await tick();
    expect([login, password].map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
    expect(said(login)).toContain(t("web-home-form-missing"));
    expect(document.activeElement).toBe(login);
    expect(fetched).not.toHaveBeenCalled();

    // Whoever changes the language is told in it.
    await speech.change("de");
    await tick();
    expect(said(login)).toContain("Das fehlt noch.");
    vi.unstubAllGlobals();
  });

  it("knows what is wrong, in every language", async () => {
    const form = { pattern: /^\w+$/, message: "web-home-form-login" };
    for (const lang of LANGS) {
      await speech.change(lang);
      expect(wrongWith(" ", { required: true })).toBe(t("web-home-form-missing"));
      expect(wrongWith("", {})).toBe("");
      expect(wrongWith("ab", { least: 3 })).toContain("3");
      expect(wrongWith("a b", { form })).toBe(t("web-home-form-login"));
      expect(wrongWith("abc", { required: true, least: 3, form })).toBe("");
    }
  });
});
