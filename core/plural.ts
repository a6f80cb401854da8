type Forms = { one: string; other: string };

/** The form of a count in a language. Spanish has a form of its own for millions, which reads like the others here. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
	const rules = new Intl.PluralRules(language);
	return (count, forms) => (rules.select(count) === "one" ? forms.one : forms.other);
}

/** Numbers as a language writes them. */
export function numbersIn(locale: string): (number: number) => string {
	return new Intl.NumberFormat(locale).format;
}
