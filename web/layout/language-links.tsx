import { useLocation } from "react-router";
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from "#core/languages.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { browserStorage } from "#web/store/storage.ts";
import messages from "./messages.en.ts";

/** This page in the shop's other languages. They are other builds, so a plain link leads there. */
export function LanguageLinks() {
	const { languages } = useFacts();
	const { pathname, search } = useLocation();
	if (languages.length < 2) return null;
	return (
		<nav aria-label={messages.language} className="flex gap-4">
			{LANGUAGES.filter((language) => languages.includes(language) && language !== words.language).map((language) => (
				<a
					key={language}
					href={pathIn(language, pathname, languages) + search}
					hrefLang={language}
					lang={language}
					onClick={() => browserStorage().write("language", language)}
					className="inline-flex min-h-11 items-center text-quiet hover:text-clay md:min-h-9"
				>
					{LANGUAGE_NAMES[language]}
				</a>
			))}
		</nav>
	);
}
