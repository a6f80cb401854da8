// What makes messages whole in every language.

/** One sentence for each language that messages lack, and for each file or name that the types do not compare. */
export function missingMessages(files, languages, read) {
	const [own, ...others] = languages;
	const languageOf = (file) => others.find((language) => file.endsWith(`.${language}.ts`)) ?? own;
	const stemOf = (file) => file.replace(/\.ts$/, "").replace(new RegExp(`\\.(${languages.join("|")})$`), "");
	const ofOneStem = Object.entries(Object.groupBy(files, stemOf));
	const lacking = ofOneStem.flatMap(([stem, present]) => {
		const there = present.map(languageOf);
		return languages
			.filter((language) => !there.includes(language))
			.map((language) => `${stem} is not there in the language ${language}`);
	});
	const unchecked = files
		.filter((file) => languageOf(file) !== own && !/satisfies .*Wording<typeof /.test(read(file)))
		.map((file) => `${file} does not say that it satisfies the wording of its ${own} sibling`);
	const unnamed = ofOneStem.flatMap(([, present]) => {
		const names = exportedNames(read(present.find((file) => languageOf(file) === own) ?? present[0]));
		return present.flatMap((file) => {
			const there = exportedNames(read(file));
			return names.filter((name) => !there.includes(name)).map((name) => `${file} does not export ${name}`);
		});
	});
	return [...lacking, ...unchecked, ...unnamed];
}

/** What a file gives to others besides types, which are the same in every language. */
function exportedNames(text) {
	const declared = [...text.matchAll(/^export (?:const|function|async function) (\w+)/gm)].map(([, name]) => name);
	const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
		names
			.split(",")
			.map((name) => name.trim())
			.filter((name) => name !== "" && !name.startsWith("type "))
			.map((name) => name.split(" as ").at(-1)),
	);
	return [...declared, ...listed];
}

const TEXT = /(["`])(?:(?!\1)[^\\]|\\.)*\1/gs;

/** Whether code has a text of two words or more, blanks left out. */
function isSaid(code) {
	return [...code.replace(/\$\{[^}]*\}/g, "").matchAll(TEXT)].some(([text]) => /[a-z] [a-z]/i.test(text));
}

const REFUSING =
	/\b(?:new AppError\(\s*["\w.]+|invalidField\(\s*[^,()]+),\s*((["`])(?:(?!\2)[^\\]|\\.)*\2|[A-Za-z_]\w*)/gs;

/** One sentence for each text of its own that a file of the server refuses with: only what is among the messages is known in every language. */
export function ownRefusals(files, read) {
	return files.flatMap((file) => {
		const text = read(file);
		const said = [...text.matchAll(REFUSING)].map(([, second]) => second);
		const own = said.filter((second) => (/^["`]/.test(second) ? isSaid(second) : isSaid(initialOf(text, second))));
		return [...new Set(own)].map(
			(second) => `${file} refuses with words of its own, ${second}: put them into core/messages`,
		);
	});
}

/** What a name of this file stands for. */
function initialOf(text, name) {
	return new RegExp(`\\bconst ${name}\\b[^=;]*=(?!>)([^;]*);`).exec(text)?.[1] ?? "";
}
