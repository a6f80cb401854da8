import type { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import messages from "./messages.en.ts";

/** Tells why the shop did not do what was asked of it. */
export function tellRefusal(error: unknown): void {
	showAlert({ title: messages.refused, text: (error as ApiError).message, icon: "warning" });
}
