import messages from "./seasons.messages.en.ts";

/** The collections in the order the year brings them, as the landing page and the menu show them. */
export const seasons = [
	{ id: 1, name: "Summer" },
	{ id: 3, name: "Autumn" },
	{ id: 2, name: "Winter" },
	{ id: 4, name: "Spring" },
] as const;
export const seasonLabels: Record<SeasonName, string> = messages;
export type SeasonName = (typeof seasons)[number]["name"];
