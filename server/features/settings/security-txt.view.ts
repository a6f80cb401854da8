import type { Language } from "#core/languages.ts";

const DAY_MS = 86_400_000;
/** Before the day it names, RFC 9116 wants it looked at again; whoever reads it always gets a fresh one. */
const GOOD_FOR_DAYS = 180;

/** Where to report a hole, as RFC 9116 wants it. */
export function securityTxt(contact: string, publicUrl: string, languages: readonly Language[], now: Date): string {
	const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
	return [
		`Contact: ${contact.startsWith("https://") ? contact : `mailto:${contact}`}`,
		`Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
		`Preferred-Languages: ${languages.join(", ")}`,
		`Canonical: ${publicUrl}/.well-known/security.txt`,
		"",
	].join("\n");
}
