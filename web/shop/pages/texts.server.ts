import contact from "../../../content/contact.md?raw";
import privacy from "../../../content/privacy.md?raw";
import returns from "../../../content/returns.md?raw";
import terms from "../../../content/terms.md?raw";
import { type Block, readMarkdown } from "./markdown.ts";

const texts: Record<string, string> = { contact, privacy, returns, terms };

/** The owner's text for an address such as `/terms`. */
export function readText(pathname: string): Block[] {
	return readMarkdown(texts[pathname.replaceAll("/", "")] ?? "");
}
