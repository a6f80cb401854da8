import { z } from "zod";
import { StaffPermissions } from "#core/contract/staff-permissions.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { blockKeys } from "../products/block-keys.ts";
import type { Bounds } from "./use-permissions.ts";

const { smallestPrice, largestDiscount, largestAmount } = StaffPermissions.shape;

const number = (schema: z.ZodType, message: string) =>
	z
		.string()
		.refine((typed) => /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim()) && schema.safeParse(Number(typed)).success, message);

const TypedBounds = z.object({
	smallestPrice: number(smallestPrice, "An amount from 0.01 on"),
	largestDiscount: number(largestDiscount, "A whole number from 0 to 99"),
	largestAmount: number(largestAmount, "An amount from 0 on"),
});

const boundsIn = (permissions: Bounds): Bounds => ({
	smallestPrice: permissions.smallestPrice,
	largestDiscount: permissions.largestDiscount,
	largestAmount: permissions.largestAmount,
});

type BoundsFormProps = { permissions: Bounds; onSave: (bounds: Bounds, was: Bounds) => Promise<void> };

/** How far employees may go with prices. */
export function BoundsForm({ permissions, onSave }: BoundsFormProps) {
	const was = boundsIn(permissions);
	const form = useSchemaForm(TypedBounds, {
		defaultValues: {
			smallestPrice: String(was.smallestPrice),
			largestDiscount: String(was.largestDiscount),
			largestAmount: String(was.largestAmount),
		},
	});
	const save = form.handleSubmit((typed) =>
		onSave(
			{
				smallestPrice: Number(typed.smallestPrice),
				largestDiscount: Number(typed.largestDiscount),
				largestAmount: Number(typed.largestAmount),
			},
			was,
		),
	);
	return (
		<form method="post" noValidate onSubmit={save} aria-label="Limits" className="flex flex-col gap-4">
			<h2 className="text-title">Limits for prices and discounts</h2>
			<div className="grid items-start gap-4 sm:grid-cols-3">
				<Field
					label="Smallest price"
					type="number"
					inputMode="decimal"
					min={0.01}
					step="0.01"
					onKeyDown={blockKeys}
					hint="Also on offer"
					{...fieldOf(form, "smallestPrice")}
				/>
				<Field
					label="Largest discount in percent"
					type="number"
					inputMode="numeric"
					min={0}
					max={99}
					step={1}
					onKeyDown={blockKeys}
					hint="Of codes and offers"
					{...fieldOf(form, "largestDiscount")}
				/>
				<Field
					label="Largest amount off"
					type="number"
					inputMode="decimal"
					min={0}
					step="0.01"
					onKeyDown={blockKeys}
					hint="Of codes"
					{...fieldOf(form, "largestAmount")}
				/>
			</div>
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
				Save limits
			</Button>
		</form>
	);
}
