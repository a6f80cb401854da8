import { z } from "zod";
import { Seo } from "#core/contract/product-fields.ts";
import type { StaffProduct } from "#core/contract/products.ts";

/** An empty field says nothing; an empty address stays as it is. */
export type TypedSeo = { title: string; description: string; slug: string };

const orEmpty = (text: z.ZodType) =>
	z.string().superRefine((typed, context) => {
		const { error } = text.safeParse(typed.trim() || undefined);
		if (error) context.addIssue(error.issues[0]?.message ?? "");
	});

const { title, description, slug } = Seo.shape;
export const TypedSeo = z.object({ title: orEmpty(title), description: orEmpty(description), slug: orEmpty(slug) });

export const NO_SEO: TypedSeo = { title: "", description: "", slug: "" };

export const typedSeo = ({ seo }: StaffProduct): TypedSeo => ({
	title: seo?.title ?? "",
	description: seo?.description ?? "",
	slug: seo?.slug ?? "",
});

/** As the shop takes it; null when nothing is said. */
export function sentSeo(typed: TypedSeo): z.input<typeof Seo> | null {
	const said = Object.entries(typed).flatMap(([name, text]) => (text.trim() === "" ? [] : [[name, text.trim()]]));
	return said.length > 0 ? Object.fromEntries(said) : null;
}

/** In words, for the comparison of two versions. */
export const seoInWords = ({ title, description, slug }: TypedSeo): string =>
	[title, description, slug && `/products/${slug}`].filter(Boolean).join(" · ");
