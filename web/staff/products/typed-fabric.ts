import { z } from "zod";
import { FibreName } from "#core/contract/product-fields.ts";
import { productFormMessages } from "#core/messages.ts";
import { areFibresUnique, FIBRES_MAX, type Fibre, percentOf } from "#core/rules/fabric.ts";

export type TypedFibre = { fibre: string; percent: string };

/** What a product has, as it is typed. */
export const typedFabric = (fabric: readonly Fibre[]): TypedFabric =>
	fabric.map(({ fibre, percent }) => ({ fibre, percent: String(percent) }));

export const fabricOf = (rows: readonly TypedFibre[]): Fibre[] =>
	rows.map(({ fibre, percent }) => ({ fibre, percent: Number(percent) }));

const isPercent = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 100;

/** What is wrong with the rows together; each row says itself what is wrong with it. */
export function fabricProblem(rows: readonly TypedFibre[]): string | null {
	const { fibresMax, fibresUnique, fabricSum } = productFormMessages;
	if (rows.length > FIBRES_MAX) return fibresMax;
	if (!areFibresUnique(rows.filter(({ fibre }) => fibre.trim() !== ""))) return fibresUnique;
	const percent = percentOf(fabricOf(rows));
	const isClear = rows.length > 0 && rows.every((row) => isPercent(row.percent));
	return isClear && percent !== 100 ? fabricSum(percent) : null;
}

export const TypedFabric = z
	.array(z.object({ fibre: FibreName, percent: z.string().refine(isPercent, productFormMessages.percent) }))
	.superRefine((rows, context) => {
		const problem = fabricProblem(rows);
		if (problem) context.addIssue(problem);
	});
export type TypedFabric = z.infer<typeof TypedFabric>;
