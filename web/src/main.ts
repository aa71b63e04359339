import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startKeys } from "./platform/arrows";
import { startLanguage } from "./platform/language.svelte";
import { startRouting } from "./platform/route.svelte";
import { startTheme } from "./platform/theme.svelte";

startLanguage();
startTheme();
startKeys();
startRouting();
mount(App, { target: document.getElementById("page")! });
