import { z } from "zod";
import type { NewProduct } from "#core/contract/edit-product.ts";
import {
	type ChoiceName,
	type ChosenWord,
	COMPANIONS_MAX,
	choiceNames,
	choices,
	Price,
	type ProductField,
	productFields,
} from "#core/contract/product-fields.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { productDetails } from "#core/messages/product-details.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { productFormMessages } from "#core/messages.ts";
import { CARE_SYMBOLS, type CareSymbol } from "#core/rules/care.ts";
import { isProductName } from "#core/rules/names.ts";
import { choiceInWords } from "#core/rules/product-details.ts";
import { LETTER_SIZES, LETTERS, type Size, sizesOf } from "#core/rules/sizes.ts";
import { isUnclearPrice, numberAsTyped, readTypedPrice } from "#core/rules/typed-price.ts";
import here from "#web/facts/messages.en.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import messages from "./messages.en.ts";
import type { ShelfNames } from "./read-choices.ts";
import { fabricOf, TypedFabric, typedFabric } from "./typed-fabric.ts";
import { measurementsInWords, sentMeasurements, TypedMeasurements, typedMeasurements } from "./typed-measurements.ts";
import { NO_SEO, sentSeo, seoInWords, TypedSeo, typedSeo } from "./typed-seo.ts";
import {
	noTranslations,
	sentTranslations,
	TypedTranslations,
	translationsInWords,
	typedTranslations,
} from "./typed-translations.ts";

/** What the controls of the form hold. */
export type TypedFields = {
	category: string;
	collection: string;
	name: string;
	brand: string;
	price: string;
	is_offer: boolean;
	discount: string;
	description: string;
	translations: TypedTranslations;
	sizeSystem: string;
	sizes: Size[];
	lowStock: string;
	companions: number[];
	seo: TypedSeo;
	fabric: TypedFabric;
	care: CareSymbol[];
	measurements: TypedMeasurements;
} & { [Name in ChoiceName]: ChosenWord<Name> | "" };
/** All product fields, but the offer's price, which follows from the discount; the one category is held by its id. */
export type FormFieldName = Exclude<ProductField, "categories" | "price_offer"> | "category";
type Given = Omit<z.input<typeof NewProduct>, "variants">;

type FormField<Typed, Name extends keyof Given> = {
	/** Checks what was typed, with the documented messages. */
	typed: z.ZodType<Typed, Typed>;
	/** What a new product starts with. */
	empty: Typed;
	of: (product: StaffProduct) => Typed;
	/** As the shop takes it; nothing is not sent. */
	sent: (typed: Typed, all: TypedFields) => Given[Name];
	/** In words, for the comparison of two versions. */
	words: (typed: Typed, all: TypedFields, names: ShelfNames) => string;
};

const TypedPrice = z.string().superRefine((typed, context) => {
	const amount = readTypedPrice(typed);
	if (amount === null)
		return context.addIssue(isUnclearPrice(typed) ? productFormMessages.priceUnclear : productFormMessages.price);
	const { error } = Price.safeParse(amount);
	if (error) context.addIssue(messages.thePrice(error.issues[0]?.message ?? ""));
});

/** A text that is typed, sent and said as it is. */
const sameText = <Name extends "name" | "brand" | "description">(name: Name): FormField<string, Name> => ({
	typed: productFields[name].given,
	empty: "",
	of: (product) => product[name],
	sent: (text) => text,
	words: String,
});

const choice = <Name extends ChoiceName>(name: Name): FormField<ChosenWord<Name> | "", Name> => ({
	typed: z.enum(["", ...choices[name]]),
	empty: "",
	of: (product) => product[name] ?? "",
	// The words of the one name that `given` takes, which the compiler does not follow from name to name.
	sent: (chosen) => (chosen || null) as Given[Name],
	words: (chosen) => (chosen ? choiceInWords(name, chosen) : ""),
});

/** The one category goes as a list. */
const sentName = <Name extends FormFieldName>(name: Name) =>
	(name === "category" ? "categories" : name) as Name extends "category" ? "categories" : Name;

type FormFields = {
	[Name in FormFieldName]: FormField<TypedFields[Name], ReturnType<typeof sentName<Name>>>;
};

/** How each product field is read into the form, checked, sent and said, in the order in which two versions are compared. */
export const formFields: FormFields = {
	category: {
		typed: z.string().regex(/^\d+$/, productFormMessages.category),
		empty: "",
		of: ({ category }) => String(category),
		// By its id, because a name may fit two.
		sent: (id) => [Number(id)],
		words: (id, _all, names) => names.category(Number(id)),
	},
	collection: {
		typed: z.string().min(1, productFormMessages.collection),
		empty: "",
		of: ({ collection }) => String(collection),
		sent: Number,
		words: (id, _all, names) => names.collection(Number(id)),
	},
	name: {
		...sameText("name"),
		typed: productFields.name.given.refine(
			(name) => isProductName(name, browserFacts().names),
			productFormMessages.name,
		),
	},
	brand: sameText("brand"),
	price: {
		typed: TypedPrice,
		empty: "",
		of: ({ price }) => numberAsTyped(price, here.locale),
		sent: (typed) => readTypedPrice(typed) ?? Number.NaN,
		words: String,
	},
	is_offer: {
		typed: z.boolean(),
		empty: false,
		of: ({ is_offer }) => is_offer,
		sent: (is_offer) => is_offer,
		words: (is_offer, { discount }) => (is_offer ? messages.offer.off(discount) : messages.offer.no),
	},
	discount: {
		typed: z.string(),
		empty: "",
		of: ({ discount }) => (discount === null ? "" : String(discount)),
		sent: (discount, { is_offer }) => (is_offer ? Number(discount) : undefined),
		// Said with `is_offer`.
		words: () => "",
	},
	description: sameText("description"),
	translations: {
		typed: TypedTranslations,
		empty: noTranslations(),
		of: ({ translations }) => typedTranslations(translations),
		sent: sentTranslations,
		words: translationsInWords,
	},
	sizeSystem: {
		typed: z.string().min(1, productFormMessages.sizeSystem),
		empty: LETTERS,
		of: ({ sizeSystem }) => sizeSystem,
		sent: (id) => id,
		words: String,
	},
	sizes: {
		typed: z.array(z.string()).min(1, productFormMessages.sizes),
		empty: [...LETTER_SIZES],
		of: (product) => [...sizesOf(product)],
		sent: (sizes) => sizes,
		words: (sizes) => sizes.map(sizeWord).join(", "),
	},
	lowStock: {
		typed: z
			.string()
			.refine((typed) => productFields.lowStock.given.safeParse(typed.trim() || null).success, messages.lowStock.bad),
		empty: "",
		of: ({ lowStock }) => (lowStock === null ? "" : String(lowStock)),
		sent: (typed) => (typed.trim() === "" ? null : Number(typed)),
		words: String,
	},
	companions: {
		typed: z.array(z.number()).max(COMPANIONS_MAX, productFormMessages.companionsMax(COMPANIONS_MAX)),
		empty: [],
		of: ({ companions }) => companions ?? [],
		sent: (ids) => (ids.length > 0 ? ids : null),
		words: (ids) => ids.map((id) => `#${id}`).join(", "),
	},
	seo: { typed: TypedSeo, empty: NO_SEO, of: typedSeo, sent: sentSeo, words: seoInWords },
	...(Object.fromEntries(choiceNames.map((name) => [name, choice(name)])) as Pick<FormFields, ChoiceName>),
	fabric: {
		typed: TypedFabric,
		empty: [],
		of: ({ fabric = [] }) => typedFabric(fabric),
		sent: (rows) => (rows.length > 0 ? fabricOf(rows) : null),
		words: (rows) => productDetails.fabric.words(fabricOf(rows)),
	},
	care: {
		typed: z.array(z.enum(CARE_SYMBOLS)),
		empty: [],
		of: ({ care = [] }) => care,
		sent: (care) => (care.length > 0 ? care : null),
		words: productDetails.care.words,
	},
	measurements: {
		typed: TypedMeasurements,
		empty: typedMeasurements({}, LETTER_SIZES),
		of: (product) => typedMeasurements(product.measurements ?? {}, sizesOf(product)),
		sent: (typed, { sizes }) => sentMeasurements(typed, sizes),
		words: (typed, { sizes }) => measurementsInWords(typed, sizes),
	},
};

export const formFieldNames = Object.keys(formFields) as FormFieldName[];

const each = <Of extends Record<FormFieldName, unknown>>(make: (name: FormFieldName) => unknown) =>
	Object.fromEntries(formFieldNames.map((name) => [name, make(name)])) as Of;

export const typedShape = each<{ [Name in FormFieldName]: FormFields[Name]["typed"] }>(
	(name) => formFields[name].typed,
);
export const emptyFields = () => each<TypedFields>((name) => formFields[name].empty);
export const fieldsOf = (product: StaffProduct) => each<TypedFields>((name) => formFields[name].of(product));

/** What the shop is told of the fields. */
export function sentOf(all: TypedFields): Given {
	const sent = <Name extends FormFieldName>(name: Name) => [sentName(name), formFields[name].sent(all[name], all)];
	return Object.fromEntries(formFieldNames.map(sent).filter(([, value]) => value !== undefined));
}

export function wordsOf<Name extends FormFieldName>(name: Name, all: TypedFields, names: ShelfNames): string {
	return formFields[name].words(all[name], all, names);
}
