import { z } from "zod";
import { StaffPermissions } from "#core/contract/staff-permissions.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { blockKeys } from "../products/block-keys.ts";
import messages from "./messages.en.ts";
import type { Bounds } from "./use-permissions.ts";

const { limits } = messages;
type Bound = keyof Bounds;

const fields = [
	{ name: "smallestPrice", inputMode: "decimal", min: 0.01, step: 0.01 },
	{ name: "largestDiscount", inputMode: "numeric", min: 0, max: 99, step: 1 },
	{ name: "largestAmount", inputMode: "decimal", min: 0, step: 0.01 },
] as const;

const each = <T,>(of: (bound: Bound) => T): Record<Bound, T> => ({
	smallestPrice: of("smallestPrice"),
	largestDiscount: of("largestDiscount"),
	largestAmount: of("largestAmount"),
});

const isNumber = (typed: string) => /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim());
const TypedBounds = z.object(
	each((bound) => {
		const { [bound]: schema } = StaffPermissions.shape;
		return z
			.string()
			.refine((typed) => isNumber(typed) && schema.safeParse(Number(typed)).success, limits[bound].refusal);
	}),
);

type BoundsFormProps = { permissions: Bounds; onSave: (bounds: Bounds, was: Bounds) => Promise<void> };

/** How far employees may go with prices. */
export function BoundsForm({ permissions, onSave }: BoundsFormProps) {
	const was = each((bound) => permissions[bound]);
	const form = useSchemaForm(TypedBounds, { defaultValues: each((bound) => String(was[bound])) });
	const save = form.handleSubmit((typed) =>
		onSave(
			each((bound) => Number(typed[bound])),
			was,
		),
	);
	return (
		<form method="post" noValidate onSubmit={save} aria-label={limits.label} className="flex flex-col gap-4">
			<h2 className="text-title">{limits.title}</h2>
			<div className="grid items-start gap-4 sm:grid-cols-3">
				{fields.map(({ name, ...input }) => (
					<Field
						key={name}
						label={limits[name].label}
						hint={limits[name].hint}
						type="number"
						onKeyDown={blockKeys}
						{...input}
						{...fieldOf(form, name)}
					/>
				))}
			</div>
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
				{limits.save}
			</Button>
		</form>
	);
}
