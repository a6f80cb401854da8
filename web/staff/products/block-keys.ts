import type { KeyboardEvent } from "react";

/** Number fields of a browser take 'e' and '-'; prices and stocks have neither. */
export function blockKeys(event: KeyboardEvent): void {
	if (!event.ctrlKey && !event.metaKey && ["e", "E", "-"].includes(event.key)) event.preventDefault();
}
