import contact from "../../../content/contact.md?raw";
import privacy from "../../../content/privacy.md?raw";
import returns from "../../../content/returns.md?raw";
import terms from "../../../content/terms.md?raw";
import { fillIn } from "./fill-in.ts";
import { type Block, readMarkdown } from "./markdown.ts";

const texts: Record<string, string> = { contact, privacy, returns, terms };

/** The owner's text for an address such as `/terms`, with what the owner has set filled in. */
export function readText(pathname: string, settings: Parameters<typeof fillIn>[1]): Block[] {
	return readMarkdown(fillIn(texts[pathname.split("/").findLast(Boolean) ?? ""] ?? "", settings));
}
