import type { Settings } from "#core/contract/settings.ts";

type Known = Pick<Settings, "name" | "contact" | "returnsDays" | "returnsAddress">;

const PLACE = /\{\{(\w+)\}\}/g;

/** Puts what the owner has set in the places of a text, such as `{{mail}}`; a line about something that is not set is left out. */
export function fillIn(text: string, { name, contact, returnsDays, returnsAddress }: Known): string {
	const words: Record<string, string> = {
		name,
		returnsDays: String(returnsDays),
		mail: contact.mail,
		phone: contact.phone,
		address: contact.lines.join(", "),
		// Left empty, returns come to the shop's own address.
		returnsAddress: (returnsAddress.length > 0 ? returnsAddress : contact.lines).join(", "),
	};
	return text
		.split("\n")
		.filter((line) => [...line.matchAll(PLACE)].every(([, place = ""]) => words[place] !== ""))
		.map((line) => line.replace(PLACE, (whole, place: string) => words[place] ?? whole))
		.join("\n");
}
