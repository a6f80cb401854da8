// What makes messages whole in every language.

/** One sentence for each file that lacks a sibling, or does not say that it is one. */
export function missingMessages(files, languages, read) {
	const [own, ...others] = languages;
	const present = new Set(files);
	const inLanguage = (file, language) => file.replace(/\.[a-z]{2}\.ts$/, `.${language}.ts`);
	const lacking = files.flatMap((file) =>
		languages
			.map((language) => inLanguage(file, language))
			.filter((wanted) => !present.has(wanted))
			.map((wanted) => `${file} has no sibling ${wanted}`),
	);
	const unchecked = files
		.filter((file) => others.some((language) => file === inLanguage(file, language)))
		.filter((file) => !/satisfies Wording<typeof \w+>/.test(read(file)))
		.map((file) => `${file} does not say that it satisfies the wording of its ${own} sibling`);
	return [...new Set([...lacking, ...unchecked])];
}
