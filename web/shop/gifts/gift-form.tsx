import { useState } from "react";
import type { FieldPath } from "react-hook-form";
import { z } from "zod";
import { ShippingAddress } from "#core/contract/clients.ts";
import { GiftDay } from "#core/contract/gifts.ts";
import type { WishList } from "#core/contract/lists.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import { dayOf } from "#core/rules/calendar.ts";
import { giftDayProblem } from "#core/rules/gifts.ts";
import labels from "#web/account/parts/fields.messages.en.ts";
import { inputs } from "#web/account/parts/inputs.ts";
import { ProvinceField } from "#web/account/parts/province-field.tsx";
import { useZipInput, ZipCodeHere } from "#web/account/parts/zip-here.ts";
import { ApiError } from "#web/api.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { changeList, sentenceOf } from "../lists/change-lists.ts";
import messages from "./messages.en.ts";

/** What the shop would refuse is said beside the field, in the page's language. */
const typedGift = (latest: string | null) =>
	z.object({
		day: GiftDay.superRefine((day, context) => {
			const problem = giftDayProblem(day, dayOf(new Date(), browserFacts().timeZone), latest);
			if (problem) context.addIssue({ code: "custom", message: REFUSALS[problem] });
		}),
		address: ShippingAddress.extend({ zipCode: ZipCodeHere }),
	});
const REFUSALS = { past: giftMessages.dayPast, far: giftMessages.dayFar, earlier: giftMessages.dayEarlier } as const;
type Typed = z.input<ReturnType<typeof typedGift>>;
const nowhere = { streetNumber: "", city: "", provinceDepartment: "", zipCode: "", particularDetails: "" };
const renamed: Record<string, FieldPath<Typed>> = {
	"gift.day": "day",
	"gift.address": "address.streetNumber",
	"gift.address.zipCode": "address.zipCode",
};

type GiftFormProps = { list: WishList; open: boolean; onClose: () => void };

/** Makes a list a gift list: for which day, and where gifts are sent. */
export function GiftForm({ list, open, onClose }: GiftFormProps) {
	const account = useShop(({ session }) => (session.as === "client" ? session.client.address : nowhere));
	const [isEnding, setEnding] = useState(false);
	const { gift } = list;
	const form = useSchemaForm(typedGift(gift?.day ?? null), {
		values: { day: gift?.day ?? "", address: { ...nowhere, ...(gift?.address ?? account) } },
		resetOptions: { keepDirtyValues: true },
	});
	const field = (name: FieldPath<Typed>) => fieldOf(form, name);
	const zipInput = useZipInput(labels.zipCodeHint);
	const save = form.handleSubmit(async (given) => {
		try {
			await changeList(list.id, { gift: given });
			if (!gift) showToast(messages.form.made, "success");
			onClose();
		} catch (error) {
			if (error instanceof ApiError) showRefusal(form, error, renamed);
			else showToast(sentenceOf(error), "warning");
		}
	});
	const end = async () => {
		if (!(await askConfirm(messages.endIt))) return;
		setEnding(true);
		try {
			await changeList(list.id, { gift: null });
			showToast(messages.form.ended, "success");
			onClose();
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		} finally {
			setEnding(false);
		}
	};
	return (
		<Popup title={messages.button} open={open} onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-4">
				<p>{messages.form.intro}</p>
				<Field label={messages.form.day} hint={messages.form.dayHint} type="date" {...field("day")} />
				<p className="mt-2 border-line border-t pt-4 text-note text-quiet">{messages.form.secret}</p>
				<Field label={labels.streetNumber} {...inputs.streetNumber} {...field("address.streetNumber")} />
				<Field label={labels.city} {...inputs.city} {...field("address.city")} />
				<ProvinceField label={labels.provinceDepartment} {...field("address.provinceDepartment")} />
				<Field label={labels.zipCode} {...zipInput} {...field("address.zipCode")} />
				<Field label={labels.particularDetails} {...inputs.particularDetails} {...field("address.particularDetails")} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busy={form.formState.isSubmitting}>
						{gift ? messages.form.save : messages.form.make}
					</Button>
					{gift && (
						<Button look="quiet" busy={isEnding} onClick={end}>
							{messages.form.end}
						</Button>
					)}
				</div>
			</form>
		</Popup>
	);
}
