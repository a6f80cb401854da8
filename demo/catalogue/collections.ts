import type { Season } from "../pictures/look.ts";

export type CollectionId = 1 | 2 | 3 | 4;

export const summer = 1;
export const winter = 2;
export const autumn = 3;
export const spring = 4;

export const collections: readonly { id: CollectionId; name: string; season: Season }[] = [
	{ id: summer, name: "Summer", season: "summer" },
	{ id: winter, name: "Winter", season: "winter" },
	{ id: autumn, name: "Autumn", season: "autumn" },
	{ id: spring, name: "Spring", season: "spring" },
];
