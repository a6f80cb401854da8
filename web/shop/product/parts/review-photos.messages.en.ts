import { pluralIn } from "#core/plural.ts";
import type { PhotoState } from "#core/rules/review-photos.ts";

const plural = pluralIn("en");

const messages = {
	choose: "Photos (if you like)",
	hint: (room: number) =>
		`${plural(room, { one: "1 more photo", other: `Up to ${room} photos` })}, JPEG, PNG, WebP or AVIF, 10 MB each. Others see them once the shop has looked at them.`,
	full: "A review has three photos at most.",
	notAPicture: "This is not a picture the shop takes: use JPEG, PNG, WebP or AVIF",
	tooLarge: "This picture is larger than 10 MB",
	chosen: (file: string) => `Chosen: ${file}`,
	remove: (file: string) => `Remove ${file}`,
	yours: "Your photos",
	own: (place: number) => `Your photo ${place}`,
	removeOwn: (place: number) => `Delete your photo ${place}`,
	removeQuestion: {
		title: "Delete this photo?",
		text: "It is gone for good.",
		yes: "Delete",
		no: "Keep",
	},
	states: {
		waiting: "The shop looks at it first",
		accepted: "Everybody sees it",
		refused: "The shop does not show it",
	} satisfies Record<PhotoState, string>,
	sending: (file: string) => `Sending ${file}`,
	tryAgain: "Try again",
};

export default messages;
