import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { ShippingAddress } from "#core/contract/person.ts";
import { inputs } from "#web/account/parts/inputs.ts";
import { ProvinceField } from "#web/account/parts/province-field.tsx";
import { useZipInput, ZipCodeHere } from "#web/account/parts/zip-here.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./address.messages.en.ts";

type AddressPopupProps = { order: OrderDetail; onClose: () => void; onChanged: (now: OrderDetail) => void };

const AddressHere = ShippingAddress.extend({ zipCode: ZipCodeHere });
const FIELDS = ["streetNumber", "city", "provinceDepartment", "zipCode", "particularDetails"] as const;
const renamed = Object.fromEntries(FIELDS.map((name) => [`address.${name}`, name]));

/** Where an order goes, while it can still be corrected; what was typed outlives the session. */
export default function AddressPopup({ order, onClose, onChanged }: AddressPopupProps) {
	const { form, unsaved } = useKeptForm(AddressHere, {
		keptAs: `address of order ${order.orderId}`,
		defaultValues: order.address,
	});
	const zipInput = useZipInput(messages.zipCodeHint);
	const save = form.handleSubmit(async (address) => {
		const given = { params: { id: order.orderId }, body: { address, version: order.version } };
		try {
			const { data } = await signedCall(orders.correctAddress, given);
			unsaved.forget();
			showToast(messages.saved, "success");
			onClose();
			onChanged(data);
		} catch (error) {
			showRefusal(form, error as ApiError, renamed);
		}
	});
	// What the browser knows of whoever sits here is not the shopper's.
	const field = (name: (typeof FIELDS)[number]) => ({
		label: messages[name],
		...(name === "zipCode" ? zipInput : inputs[name]),
		autoComplete: "off",
		...fieldOf(form, name),
	});
	return (
		<Popup
			open
			title={messages.title}
			onClose={onClose}
			footer={
				<Button type="submit" form="correct-address" wide busy={form.formState.isSubmitting}>
					{messages.save}
				</Button>
			}
		>
			<form id="correct-address" noValidate onSubmit={save} className="flex flex-col gap-4">
				<p className="text-note text-quiet">{messages.note}</p>
				<UnsavedLine of={unsaved} />
				{FIELDS.map((name) => {
					const Input = name === "provinceDepartment" ? ProvinceField : Field;
					return <Input key={name} {...field(name)} />;
				})}
			</form>
		</Popup>
	);
}
