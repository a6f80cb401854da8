import { z } from "zod";
import { StaffPermissions } from "#core/contract/staff-permissions.ts";
import { priceAsTyped, readTypedPrice } from "#core/rules/typed-price.ts";
import words from "#web/facts/messages.en.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { blockKeys } from "../products/block-keys.ts";
import messages from "./messages.en.ts";
import type { Bounds } from "./use-permissions.ts";

const { limits } = messages;
type Bound = keyof Bounds;

/** Amounts are text: a number field of a browser leaves out the comma it does not know. */
const amount = { inputMode: "decimal", autoComplete: "off" } as const;
const fields = [
	{ name: "smallestPrice", ...amount },
	{ name: "largestDiscount", type: "number", inputMode: "numeric", min: 0, max: 99, step: 1, onKeyDown: blockKeys },
	{ name: "largestAmount", ...amount },
] as const;

const each = <T,>(of: (bound: Bound) => T): Record<Bound, T> => ({
	smallestPrice: of("smallestPrice"),
	largestDiscount: of("largestDiscount"),
	largestAmount: of("largestAmount"),
});

const TypedBounds = z.object(
	each((bound) => {
		const { [bound]: schema } = StaffPermissions.shape;
		return z.string().refine((typed) => schema.safeParse(readTypedPrice(typed)).success, limits[bound].refusal);
	}),
);

type BoundsFormProps = { permissions: Bounds; onSave: (bounds: Bounds, was: Bounds) => Promise<void> };

/** How far employees may go with prices. */
export function BoundsForm({ permissions, onSave }: BoundsFormProps) {
	const was = each((bound) => permissions[bound]);
	const defaultValues = each((bound) =>
		bound === "largestDiscount" ? String(was[bound]) : priceAsTyped(was[bound], words.locale),
	);
	const form = useSchemaForm(TypedBounds, { defaultValues });
	const save = form.handleSubmit((typed) =>
		onSave(
			each((bound) => readTypedPrice(typed[bound]) ?? was[bound]),
			was,
		),
	);
	return (
		<form method="post" noValidate onSubmit={save} aria-label={limits.label} className="flex flex-col gap-4">
			<h2 className="text-title">{limits.title}</h2>
			<div className="grid items-start gap-4 sm:grid-cols-3">
				{fields.map(({ name, ...input }) => (
					<Field key={name} label={limits[name].label} hint={limits[name].hint} {...input} {...fieldOf(form, name)} />
				))}
			</div>
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
				{limits.save}
			</Button>
		</form>
	);
}
