import { expect, test } from "vitest";
import { isFavouriteSpelling, isListTitle } from "./favourites.ts";

test.each([
	"favorite",
	"Favorites",
	"FAVOURITE",
	"favourites",
	"favorito",
	"Favoritos",
	"favorita",
	"FAVORITAS",
	" favorites ",
])("'%s' means the favourites", (title) => {
	expect(isFavouriteSpelling(title)).toBe(true);
});

test.each(["favor", "my favorites", "favoritess", "favorit", "favouritos", ""])(
	"'%s' is a name of its own",
	(title) => {
		expect(isFavouriteSpelling(title)).toBe(false);
	},
);

test.each(["Summer holidays", "Cumpleaños de Ana", "50 % & more", "l'été"])("'%s' can be a title", (title) => {
	expect(isListTitle(title)).toBe(true);
});

test.each(["<b>big</b>", "two\nlines", "tab\there", "nul\0", "\u202Etxt", "\uD800"])(
	"%j cannot be a title",
	(title) => {
		expect(isListTitle(title)).toBe(false);
	},
);
