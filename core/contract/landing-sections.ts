import { z } from "zod";
import { settingMessages } from "../messages/settings.ts";
import { isPlainLine } from "../rules/client.ts";
import { Language, ProductId, text } from "./fields.ts";

export const LANDING_KINDS = ["new", "sale", "best", "look", "delivery"] as const;
export type LandingKind = (typeof LANDING_KINDS)[number];

export const LOOK_MIN = 2;
export const LOOK_MAX = 5;

const LookTitle = text(60)
	.trim()
	.refine((value) => value === "" || isPlainLine(value), settingMessages.line);

/** What the front page shows below the seasons, in this order; a kind that is not named is not shown. */
export const Landing = z
	.strictObject({
		sections: z
			.array(z.strictObject({ kind: z.enum(LANDING_KINDS), isShown: z.boolean() }))
			.max(LANDING_KINDS.length, settingMessages.landingOnce)
			.refine((of) => new Set(of.map(({ kind }) => kind)).size === of.length, settingMessages.landingOnce),
		/** Garments that go together; without a title in the page's language it is called a look. */
		look: z.strictObject({
			title: z.partialRecord(Language, LookTitle),
			products: z
				.array(ProductId)
				.max(LOOK_MAX, settingMessages.look)
				.refine((ids) => new Set(ids).size === ids.length, settingMessages.lookOnce),
		}),
	})
	.refine(({ sections, look }) => look.products.length >= LOOK_MIN || !sections.some(isShownLook), {
		path: ["look", "products"],
		error: settingMessages.look,
	});
export type Landing = z.infer<typeof Landing>;

function isShownLook({ kind, isShown }: { kind: LandingKind; isShown: boolean }): boolean {
	return kind === "look" && isShown;
}

/** As a new shop comes: there is no look before somebody has put one together. */
export const FIRST_LANDING: Landing = {
	sections: LANDING_KINDS.map((kind) => ({ kind, isShown: kind !== "look" })),
	look: { title: {}, products: [] },
};
