import "./start";
import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./speech/language.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

await speech.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
