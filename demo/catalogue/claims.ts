import type { Look } from "../pictures/look.ts";
import { asidesOf } from "./claim-asides.ts";
import { CLAIMS } from "./claim-lexicon.ts";

export type TextLanguage = "en" | "es";

const NUMBERS: readonly RegExp[] = [
	/(?<!\p{L})(?:one|single|un|una)(?!\p{L})/iu,
	/(?<!\p{L})(?:two|dos)(?!\p{L})/iu,
	/(?<!\p{L})(?:three|tres)(?!\p{L})/iu,
	/(?<!\p{L})(?:four|cuatro)(?!\p{L})/iu,
	/(?<!\p{L})(?:five|cinco)(?!\p{L})/iu,
	/(?<!\p{L})(?:six|seis)(?!\p{L})/iu,
];
const countIn = (passage: string): number | undefined => {
	const found = NUMBERS.findIndex((word) => word.test(passage));
	return found < 0 ? undefined : found + 1;
};
/** Words that say something of the cut: none may stand in a text outside of a claim. */
const WORDS: Record<TextLanguage, RegExp> = {
	en: /(?<!\p{L})(?:button|zip|pocket|hood(?!ie)|collar|sleeve|neck(?!lace)|pleat|pinstrip|strip|fring|belt|wrap|ties?(?!\p{L})|hem(?!\p{L})|slit|vent(?:ed)?(?!\p{L})|strap|tier|cuff|lapel|toggle|raglan|cord(?!\p{L})|draw(?:cord|string)|elastic|crease(?!s|d)|cable|check|gingham|dot|flower|blossom|leaves|knee|ankle|calf|thigh|placket|snap|shawl|halter|fray|shirr|puff(?!er)|midi|mini(?!\p{L})|cropped)\p{L}*/iu,
	es: /(?<!\p{L})(?:bot[oó]n|aboton|cierre|bolsillo|capucha|cuell|manga|manguit|escote|tablas|pinza|raya|fleco|se cruza|lazo|ruedo|tajo|bretel|volado|puño|solapa|alamar|ragl|cordón|elástic|trenza|cuadr[oi]|vichy|lunar|flor|hojas|rodilla|tobillo|pantorrilla|muslo|tapeta|frunc|desflec|abullon|midi)\p{L}*/iu,
};

/** What a text claims of a garment: passages that are not true of it, and words of the cut that no claim accounts for. */
export function untrueIn(text: string, language: TextLanguage, look: Look): string[] {
	const wrong: string[] = [];
	let rest = asidesOf(language).reduce((left, aside) => left.replaceAll(aside, " "), text);
	for (const claim of CLAIMS) {
		const said = claim[language];
		if (said === undefined) continue;
		rest = rest.replaceAll(new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "giu"), (passage) => {
			if (!claim.holds(look, countIn(passage))) wrong.push(passage);
			return "§";
		});
	}
	const unknown = rest.match(WORDS[language]);
	return unknown ? [...wrong, `${unknown[0]} (no claim is known for it)`] : wrong;
}
