/** What an entry notes beside its subject; entries are kept for years, so nothing of it is taken for granted. */
export type Noted = Record<string, unknown>;

export const isNoted = (value: unknown): value is Noted => typeof value === "object" && value !== null;
export const notedIn = (value: unknown): Noted => (isNoted(value) ? value : {});
export const textIn = (value: unknown): string =>
	typeof value === "string" || typeof value === "number" ? String(value) : "";
export const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
