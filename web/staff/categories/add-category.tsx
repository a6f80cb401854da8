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
import messages from "./messages.en.ts";

export const meta = privateHead(messages.title);

const { refusals } = messages;

const TypedCategory = z.object({
	name: z
		.string()
		.trim()
		.min(1, refusals.name)
		.max(80, refusals.nameTooLong)
		.refine((name) => NewCategory.shape.name.safeParse(name).success, refusals.nameInvalid),
	parent: z.string().min(1, refusals.type),
	id_category: z.string().refine((typed) => NewCategory.shape.id_category.safeParse(typed.trim()).success, refusals.id),
});
type TypedCategory = z.infer<typeof TypedCategory>;

const empty: TypedCategory = { name: "", parent: "", id_category: "" };

/** Adds a garment type below Women or Men. */
export default function AddCategory() {
	const form = useSchemaForm(TypedCategory, { defaultValues: empty });

	const create = form.handleSubmit(async ({ name, parent, id_category }) => {
		const id = id_category.trim();
		try {
			const { data } = await signedCall(selectors.addCategory, {
				body: { name, parent: Number(parent), ...(id !== "" && { id_category: Number(id) }) },
			});
			form.reset(empty);
			showToast(messages.created(data.name, data.id_category), "success");
		} catch (error) {
			// The documented way: the fields are cleared after every submit, and the reason stands beside the empty one.
			form.reset(empty, { keepFieldsRef: true });
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<form method="post" noValidate onSubmit={create} className="flex max-w-xl flex-col gap-5">
			<h1 className="text-headline">{messages.title}</h1>
			<Field label={messages.name} autoComplete="off" {...fieldOf(form, "name")} />
			<Select label={messages.type} placeholder={messages.typePlaceholder} {...fieldOf(form, "parent")}>
				<option value={WOMEN}>{messages.women}</option>
				<option value={MEN}>{messages.men}</option>
			</Select>
			<Field
				label={messages.id}
				type="number"
				inputMode="numeric"
				min={3}
				step={1}
				onKeyDown={blockKeys}
				hint={messages.idHint}
				{...fieldOf(form, "id_category")}
			/>
			<div className="mt-2 flex flex-wrap gap-3">
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-48">
					{messages.create}
				</Button>
				<ButtonLink to="/addnewproduct" look="flush" className="sm:px-5">
					{messages.back}
				</ButtonLink>
			</div>
		</form>
	);
}
