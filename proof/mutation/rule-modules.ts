import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The modules of core/, each of which can be loaded again although Node keeps what it once loaded. */
export class RuleModules {
	readonly #imports = new Map<string, Set<string>>();
	#again: { round: number; mutated: string } | undefined;
	#rounds = 0;

	constructor(folder: string) {
		const inside = pathToFileURL(`${folder}/`).href;
		const collecting = new URL("./collected-tests.ts", import.meta.url).href;
		registerHooks({
			resolve: (specifier, context, next) => {
				if (specifier === "vitest" && context.parentURL?.startsWith(inside)) {
					return { url: collecting, shortCircuit: true };
				}
				const found = next(specifier, context);
				if (!found.url.startsWith(inside)) return found;
				const url = withoutRound(found.url);
				if (context.parentURL?.startsWith(inside)) this.#note(withoutRound(context.parentURL), url);
				return { ...found, url: this.#named(url) };
			},
		});
	}

	async load(file: string): Promise<void> {
		await import(pathToFileURL(file).href);
	}

	/** Every module that depends on `mutated` is loaded once more by what `work` loads. */
	async anew<T>(mutated: string, work: () => Promise<T>): Promise<T> {
		this.#rounds += 1;
		this.#again = { round: this.#rounds, mutated };
		try {
			return await work();
		} finally {
			this.#again = undefined;
		}
	}

	reaches(from: string, to: string, seen = new Set<string>()): boolean {
		if (from === to) return true;
		if (seen.has(from)) return false;
		seen.add(from);
		return [...(this.#imports.get(from) ?? [])].some((next) => this.reaches(next, to, seen));
	}

	#note(importer: string, imported: string): void {
		const known = this.#imports.get(fileURLToPath(importer)) ?? new Set();
		this.#imports.set(fileURLToPath(importer), known.add(fileURLToPath(imported)));
	}

	#named(url: string): string {
		if (!this.#again || !this.reaches(fileURLToPath(url), this.#again.mutated)) return url;
		return `${url}?round=${this.#again.round}`;
	}
}

function withoutRound(url: string): string {
	return url.replace(/\?round=\d+$/, "");
}
