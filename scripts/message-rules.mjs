// What makes messages whole in every language.

/** One sentence for each language that messages lack, and for each file that the types do not compare. */
export function missingMessages(files, languages, read) {
	const [own, ...others] = languages;
	const languageOf = (file) => others.find((language) => file.endsWith(`.${language}.ts`)) ?? own;
	const stemOf = (file) => file.replace(/\.ts$/, "").replace(new RegExp(`\\.(${languages.join("|")})$`), "");
	const lacking = Object.entries(Object.groupBy(files, stemOf)).flatMap(([stem, present]) => {
		const there = present.map(languageOf);
		return languages
			.filter((language) => !there.includes(language))
			.map((language) => `${stem} is not there in the language ${language}`);
	});
	const unchecked = files
		.filter((file) => languageOf(file) !== own && !/satisfies .*Wording<typeof /.test(read(file)))
		.map((file) => `${file} does not say that it satisfies the wording of its ${own} sibling`);
	return [...lacking, ...unchecked];
}
