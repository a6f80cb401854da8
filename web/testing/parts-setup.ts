import { afterEach } from "vitest";
import { userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import messages from "#web/ui/messages.en.ts";
import "#web/app.css";

/** A toast lies over what is below it until it leaves by itself: one of the test before would be waited for. */
function closeToasts(): void {
	for (const close of document.querySelectorAll<HTMLElement>(`[role=status] [aria-label=${messages.close}]`))
		close.click();
}

/** Whoever was here is gone: what is open is closed, and the store hears of it as it does of another tab's log-out. */
afterEach(async () => {
	await userEvent.keyboard("{Escape}");
	while (document.querySelector("dialog[open]")) await userEvent.keyboard("{Escape}");
	closeToasts();
	// Before the rest, so that no form that is still open writes down what was typed into it.
	await cleanup();
	localStorage.clear();
	sessionStorage.clear();
	window.dispatchEvent(new StorageEvent("storage", { key: null }));
});
