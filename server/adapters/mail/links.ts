import { pathIn } from "#core/languages.ts";
import type { Deps } from "../../deps.ts";
import type { MailShop } from "./templates/letter.ts";

/**
 * A full address of the shop for a mail, of the page in the mail's language: from the configuration or the port it listens
 * on, never from a request.
 */
export function linkTo(
	{ config }: Pick<Deps, "config">,
	{ language, spoken }: Pick<MailShop, "language" | "spoken">,
	path: string,
	query: Record<string, string> = {},
): string {
	if (!config.publicUrl) throw new Error("the shop does not know its own address yet");
	const url = new URL(config.publicUrl + pathIn(language, path, spoken));
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url.href;
}
