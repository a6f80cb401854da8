import { useEffect, useState } from "react";
import { type Language, pathIn } from "#core/languages.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { browserStorage } from "#web/store/storage.ts";
import { cx } from "#web/ui/cx.ts";

/** Each offered in its own words, to somebody who may not read the page. */
const OFFERS: Record<Language, string> = { en: "See the shop in English", es: "Ver la tienda en español" };

/** Offers the language chosen before, else the browser's. The page itself is the same for everybody, so it does not decide. */
export function LanguageOffer({ className }: { className: string }) {
	const { languages } = useFacts();
	const [preferred, setPreferred] = useState<Language>();
	useEffect(() => {
		const chosen = browserStorage().read("language");
		const spoken = chosen ?? languages.find((language) => navigator.language.startsWith(language));
		setPreferred(languages.find((language) => language === spoken));
	}, [languages]);
	if (!preferred || preferred === words.language) return null;
	return (
		<a
			href={pathIn(preferred, "/", languages)}
			hrefLang={preferred}
			lang={preferred}
			className={cx("link absolute z-10 inline-flex min-h-11 items-center px-4 text-note", className)}
		>
			{OFFERS[preferred]}
		</a>
	);
}
