import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { LANDING_KINDS, Landing } from "#core/contract/landing-sections.ts";
import { type Settings, settingList } from "#core/contract/settings.ts";
import { LANGUAGES } from "#core/languages.ts";

export const TypedFront = z.object({ hemisphere: settingList.hemisphere.schema, landing: Landing });
type Typed = z.input<typeof TypedFront>;
export type FrontForm = UseFormReturn<Typed, unknown, Pick<Settings, "hemisphere" | "landing">>;

/** Kinds the shop has not decided about stand last and are off; every language has a field for the look's title. */
export function typedFront({ hemisphere, landing: { sections, look } }: Settings): Typed {
	const others = LANDING_KINDS.filter((kind) => !sections.some((section) => section.kind === kind));
	const title = Object.fromEntries(LANGUAGES.map((language) => [language, look.title[language] ?? ""]));
	return {
		hemisphere,
		landing: {
			sections: [...sections, ...others.map((kind) => ({ kind, isShown: false }))],
			look: { title, products: look.products },
		},
	};
}
