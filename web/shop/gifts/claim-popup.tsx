import { z } from "zod";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import { GIVER_NAME_MAX } from "#core/rules/gifts.ts";
import { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Quantity } from "../cart/parts/quantity.tsx";
import type { ChosenUnits } from "../lists/add-to-cart.ts";
import { sentenceOf } from "../lists/change-lists.ts";
import { giveOf } from "./give.ts";
import messages from "./messages.en.ts";

type ClaimPopupProps = {
	list: WishList;
	item: ListItem;
	choice: ChosenUnits;
	token: string | null;
	left: number;
	open: boolean;
	onClose: () => void;
	onDone: () => Promise<void>;
};

const Typed = z.object({ quantity: z.number(), name: z.string().max(GIVER_NAME_MAX), showName: z.boolean() });

/** How many of it one gives, and whether other givers may know. */
export function ClaimPopup({ list, item, choice, token, left, open, onClose, onDone }: ClaimPopupProps) {
	const isVisitor = useShop(({ session }) => session.as === "visitor");
	const form = useSchemaForm(Typed, { defaultValues: { quantity: 1, name: "", showName: true } });
	const quantity = Math.min(form.watch("quantity"), Math.max(1, left));
	const submit = form.handleSubmit(async ({ name, showName }) => {
		const { size } = choice;
		try {
			await giveOf(list.id, {
				...{ product: item.id_product, quantity, showName, ColorName: choice.color },
				...(size !== null && { size }),
				...(token && { token }),
				...(name.trim() && { name }),
			});
			showToast(messages.noted, "success");
			onClose();
		} catch (error) {
			const isTaken = error instanceof ApiError && error.code === "conflict";
			showToast(isTaken ? giftMessages.taken : sentenceOf(error), "warning");
		}
		await onDone();
	});
	return (
		<Popup title={messages.giveIt(item.name)} open={open} onClose={onClose}>
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
				{left > 1 && (
					<div className="flex flex-wrap items-center gap-3">
						<span aria-hidden="true">{messages.howMany}</span>
						<Quantity
							of={item.name}
							value={quantity}
							most={left}
							onChange={(wanted) => form.setValue("quantity", wanted)}
						/>
					</div>
				)}
				{isVisitor && (
					<Field
						label={messages.yourName}
						autoComplete="given-name"
						maxLength={GIVER_NAME_MAX}
						{...fieldOf(form, "name")}
					/>
				)}
				<Checkbox label={messages.showName} {...form.register("showName")} />
				<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
					{messages.give}
				</Button>
			</form>
		</Popup>
	);
}
