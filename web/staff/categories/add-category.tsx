import { z } from "zod";
import { selectors } from "#core/calls/selectors.ts";
import { NewCategory } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { blockKeys } from "../products/block-keys.ts";
import { keptDraft } from "../products/draft.ts";
import { useLeaving } from "../products/use-leaving.ts";

export const meta = privateHead("Add category");

const TypedCategory = z.object({
	name: z
		.string()
		.trim()
		.min(1, "Give the category a name")
		.max(80, "A name has 80 characters at most")
		.refine((name) => NewCategory.shape.name.safeParse(name).success, "This name cannot be used"),
	parent: z.string().min(1, "Choose a type"),
	id_category: z
		.string()
		.refine(
			(typed) => NewCategory.shape.id_category.safeParse(typed.trim()).success,
			"A whole number above 2, or nothing for the next free one",
		),
});
type TypedCategory = z.infer<typeof TypedCategory>;

const empty: TypedCategory = { name: "", parent: "", id_category: "" };

/** Adds a garment type below Women or Men. */
export default function AddCategory() {
	useLeaving(keptDraft() !== null, () => true);
	const form = useSchemaForm(TypedCategory, { defaultValues: empty });

	const create = form.handleSubmit(async ({ name, parent, id_category }) => {
		const id = id_category.trim();
		try {
			const { data } = await signedCall(selectors.addCategory, {
				body: { name, parent: Number(parent), ...(id !== "" && { id_category: Number(id) }) },
			});
			form.reset(empty);
			showToast(`${data.name} is category ${data.id_category} now`, "success");
		} catch (error) {
			// The documented way: the fields are cleared after every submit, and the reason stands beside the empty one.
			form.reset(empty, { keepFieldsRef: true });
			refuse(error as ApiError);
		}
	});
	const refuse = (error: ApiError) => {
		if (error.code !== "in_use") return showRefusal(form, error);
		const field = error.message.includes("name") ? "name" : "id_category";
		form.setError(field, { type: "server", message: error.message }, { shouldFocus: true });
	};

	return (
		<form method="post" noValidate onSubmit={create} className="flex max-w-xl flex-col gap-5">
			<h1 className="text-headline">Add category</h1>
			<Field label="Category name" autoComplete="off" {...fieldOf(form, "name")} />
			<Select label="Type" placeholder="Select Type" {...fieldOf(form, "parent")}>
				<option value={WOMEN}>Women</option>
				<option value={MEN}>Men</option>
			</Select>
			<Field
				label="Category id"
				type="number"
				inputMode="numeric"
				min={3}
				step={1}
				onKeyDown={blockKeys}
				hint="A number of your own above 2; empty takes the next free one"
				{...fieldOf(form, "id_category")}
			/>
			<div className="mt-2 flex flex-wrap gap-3">
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-48">
					Create category
				</Button>
				<ButtonLink to="/addnewproduct" look="quiet" className="px-0 sm:px-5">
					Back to the product
				</ButtonLink>
			</div>
		</form>
	);
}
