import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startLanguage } from "./platform/language.svelte";
import { startRouting } from "./platform/route.svelte";
import { startTheme } from "./platform/theme.svelte";

startLanguage();
startTheme();
startRouting();
mount(App, { target: document.getElementById("page")! });
