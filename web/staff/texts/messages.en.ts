import { numbersIn } from "#core/plural.ts";

const numbers = numbersIn("en");

const messages = {
	title: "Texts",
	note: "What the pages of the shop's terms, privacy, returns and contact say. A change counts at once.",
	what: "The texts",
	pages: "Pages",
	settings: "All settings",
	save: "Save texts",
	field: (text: string, language: string) => `${text}, ${language}`,
	yours: "Your text",
	sample: "Sample text",
	sampleNote: "Shoppers read the sample below until you write your own.",
	unfinished: "What stands in square brackets is still to be written.",
	borrowed: (language: string) => `Not written yet: shoppers read your ${language} text.`,
	start: "Start from the sample",
	backToSample: "Back to the sample",
	remove: "Remove this text",
	preview: (text: string, language: string) => `Preview: ${text}, ${language}`,
	see: "See the page",
	how: "How to write",
	signs: [
		["# Title", "The title of the page, on its first line"],
		["## Heading", "A heading; a smaller one with ###"],
		["- item", "A line of a list"],
		["**words**", "Words that stand out"],
		["[words](/returns)", "A link: to a page of the shop, or to an address with https://"],
	],
	places: "These are filled in from the settings; a line about something that is not set is left out.",
	filledIn: [
		["{{name}}", "The shop's name"],
		["{{mail}}", "Its e-mail address"],
		["{{phone}}", "Its phone number"],
		["{{address}}", "Its address"],
		["{{returnsDays}}", "The days for returns"],
		["{{returnsAddress}}", "The address for returns"],
	],
	overtaken: "Somebody else wrote these texts meanwhile, so yours is not saved yet:",
	undoOvertaken: "These texts were changed again since, so they stay as they are now.",
	characters: (count: number) => `${numbers(count)} characters`,
};

export default messages;
