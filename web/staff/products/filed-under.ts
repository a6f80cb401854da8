import { selectors } from "#core/calls/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { nameIn } from "#core/rules/translations.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import messages from "./messages.en.ts";

/** What products can be filed under, as staff see it: what is hidden from shoppers stands last and says so. */
export type FiledCategory = { id_category: number; name: string; isHidden?: true };
export type FiledCollection = { id_collection: number; name: string; isHidden?: true };
export type FiledCategories = { women: FiledCategory[]; men: FiledCategory[] };

const spoken = { query: { language: words.language } };

/** Categories and collections are read apart, because one may fail without the other; without the hidden ones the rest is shown. */
export function readFiledUnder(using: { signal?: AbortSignal } = {}) {
	let asked: ReturnType<typeof askHidden> | undefined;
	const askHidden = () =>
		signedCall(selectors.shelves, {}, using).then(
			({ data: { categories, collections } }) => ({
				categories: categories.filter((one) => one.hidden),
				collections: collections.filter((one) => one.hidden),
			}),
			() => ({ categories: [], collections: [] }),
		);
	/** One question for both, and none before one of them is asked. */
	const readHidden = () => (asked ??= askHidden());
	const hiddenBelow = async (top: number): Promise<FiledCategory[]> =>
		(await readHidden()).categories
			.filter(({ parent }) => parent === top)
			.map((one) => ({ id_category: one.id_category, name: nameIn(one, words.language), isHidden: true }));
	const readCategories = async (): Promise<FiledCategories> => {
		const { women, men } = (await signedCall(selectors.categories, spoken, using)).data;
		return { women: [...women, ...(await hiddenBelow(WOMEN))], men: [...men, ...(await hiddenBelow(MEN))] };
	};
	const readCollections = async (): Promise<FiledCollection[]> => {
		const { data } = await signedCall(selectors.collections, spoken, using);
		const others = (await readHidden()).collections;
		return [
			...data,
			...others.map((one) => ({
				id_collection: one.id_collection,
				name: nameIn(one, words.language),
				isHidden: true as const,
			})),
		];
	};
	return { readCategories, readCollections };
}

export const filedName = ({ name, isHidden }: { name: string; isHidden?: true }): string =>
	isHidden ? messages.hiddenName(name) : name;

const sameName = (one: FiledCategory, other: FiledCategory) => one.name.toLowerCase() === other.name.toLowerCase();

/** All categories, each with whether another is called the same, and what staff call it then: with what it stands below. */
export function namedCategories({ women, men }: FiledCategories) {
	const all = [
		...women.map((one) => ({ one, above: messages.women })),
		...men.map((one) => ({ one, above: messages.men })),
	];
	return all.map(({ one, above }) => {
		const isShared = all.some(({ one: other }) => other !== one && sameName(one, other));
		return { ...one, isShared, called: isShared ? `${above}: ${filedName(one)}` : filedName(one) };
	});
}

/** What an id is called; the id itself where it is not known. */
export function categoryName(categories: FiledCategories | null, id: number): string {
	const found = categories && namedCategories(categories).find((one) => one.id_category === id);
	return found?.called ?? String(id);
}

export function collectionName(collections: readonly FiledCollection[] | null, id: number): string {
	const found = collections?.find((one) => one.id_collection === id);
	return found ? filedName(found) : String(id);
}
