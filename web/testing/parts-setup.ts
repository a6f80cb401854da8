import { afterEach } from "vitest";
import { userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import "#web/app.css";

/** Whoever was here is gone: what is open is closed, and the store hears of it as it does of another tab's log-out. */
afterEach(async () => {
	await userEvent.keyboard("{Escape}");
	while (document.querySelector("dialog[open]")) await userEvent.keyboard("{Escape}");
	// First, so that no form that is still open writes down what was typed into it.
	await cleanup();
	localStorage.clear();
	sessionStorage.clear();
	window.dispatchEvent(new StorageEvent("storage", { key: null }));
});
