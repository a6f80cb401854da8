import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const root = join(import.meta.dirname, "..");

/** Every plain text of a messages file, however deep. */
function textsOf(messages: unknown): string[] {
	if (typeof messages === "string") return [messages];
	return typeof messages === "object" && messages !== null ? Object.values(messages).flatMap(textsOf) : [];
}

async function textsIn(language: string): Promise<Set<string>> {
	const files = globSync(`web/**/*messages.${language}.ts`, { cwd: root });
	const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<{ default: unknown }>));
	return new Set(modules.flatMap((module) => textsOf(module.default)));
}

/** The catalogue's own names are what the owner wrote, in any language. */
const CATALOGUE = new Set(["Summer", "Autumn", "Winter", "Spring", "Women", "Men"]);

/** Texts that only English pages say. */
export async function onlyEnglish(): Promise<Set<string>> {
	const spanish = await textsIn("es");
	return new Set([...(await textsIn("en"))].filter((text) => !spanish.has(text) && !CATALOGUE.has(text)));
}

/** Everything a page says, to the eye and to a screen reader. */
export function saidOn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const said: string[] = [document.title];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (!node.parentElement?.closest("script, style, [lang=en]")) said.push(node.textContent?.trim() ?? "");
		}
		for (const element of document.querySelectorAll("body *")) {
			for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
		}
		return said.filter(Boolean);
	});
}
