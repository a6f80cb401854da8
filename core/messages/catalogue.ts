export const catalogueMessages = {
	nothingFound: { title: "Oops!", text: "Nothing found, please reset filters" },
	searchFoundNothing: { title: "Oops!", text: "Nothing found, showing all products" },
	collectionsFailed: "error loading collections",
} as const;
