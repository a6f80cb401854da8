import { ViewName } from "#core/contract/order-views.ts";
import { VIEW_NAME_MAX } from "#core/rules/order-filters.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./views.messages.en.ts";

type ViewPopupProps = {
	title: string;
	note?: string;
	name: string;
	onSave: (name: string) => Promise<void>;
	onClose: () => void;
};

/** Asks what a view is to be called. */
export default function ViewPopup({ title, note, name, onSave, onClose }: ViewPopupProps) {
	const form = useSchemaForm(ViewName, { defaultValues: { name } });
	const save = form.handleSubmit(async (given) => {
		try {
			await onSave(given.name);
			onClose();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});
	return (
		<Popup
			open
			title={title}
			onClose={onClose}
			footer={
				<Button type="submit" form="order-view" wide busy={form.formState.isSubmitting}>
					{messages.keep}
				</Button>
			}
		>
			<form id="order-view" noValidate onSubmit={save} className="flex flex-col gap-4">
				{note && <p className="text-note text-quiet">{note}</p>}
				<Field label={messages.name} maxLength={VIEW_NAME_MAX} autoComplete="off" {...fieldOf(form, "name")} />
			</form>
		</Popup>
	);
}
