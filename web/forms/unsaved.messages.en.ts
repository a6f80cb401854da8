import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	notSaved: "You had not saved this.",
	changedSince:
		"It has been changed in the shop since then. What you typed stands on top; the other fields show how it is now.",
	keepOn: "Keep on",
	discard: "Discard",
	discarded: "Discarded what was not saved",
	undo: "Undo",
	atLogOut: (forms: number) => ({
		title: "Forget what you have not saved?",
		text: plural(forms, {
			one: "One form has changes that are not saved. Kept, they wait in this browser until you log in again.",
			other: `${forms} forms have changes that are not saved. Kept, they wait in this browser until you log in again.`,
		}),
		yes: "Forget",
		no: "Keep",
	}),
};

export default messages;
