import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { offers } from "#core/calls/offers.ts";
import type { Product } from "#core/contract/products.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { clearDiscount } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { askConfirm } from "#web/ui/question.tsx";
import { isMoment, typedMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { changeIn, tellDone } from "../frame/undo.ts";
import { asTheyAre, ChosenProduct, choiceOf, type FoundQuery, readAll, useSelected } from "./chosen.ts";
import messages from "./messages.en.ts";

const AT_ONCE = 1000;

/** What could not be read again stays as it was chosen; prices are worked out by the shop. */
const ignored = () => {};

const isDiscount = (typed: string) => /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1;

const momentIn = (typed: string) => new Date(typedMoment(typed) ?? Number.NaN);
const TypedOffer = z
	.object({
		discount: z.string().refine(isDiscount, messages.discountBad),
		startsAt: z.string().refine(isMoment, messages.noMoment),
		endsAt: z
			.string()
			.refine(isMoment, { message: messages.noMoment, abort: true })
			.refine((typed) => typed === "" || momentIn(typed) > new Date(), messages.endsBefore),
		chosen: z.array(ChosenProduct),
	})
	.refine(({ startsAt, endsAt }) => startsAt === "" || endsAt === "" || endsAt > startsAt, {
		path: ["endsAt"],
		message: messages.endsFirst,
	});
const empty = { discount: "", startsAt: "", endsAt: "", chosen: [] as ChosenProduct[] };
/** What stands in the field once an offer was sent. */
const sent = { ...empty, discount: "0" };

function selectionProblem(chosen: readonly ChosenProduct[]): string | null {
	if (chosen.length === 0) return messages.nothingChosen;
	return chosen.length > AT_ONCE ? messages.tooMany(AT_ONCE) : null;
}

/** The discount, the selection over all pages of the grid, and what is done with them. */
export function useOffers(onChange: () => void) {
	const kept = { keptAs: "new offer", isNew: true, mode: "onSubmit" } as const;
	const { form, unsaved } = useKeptForm(TypedOffer, { ...kept, defaultValues: empty });
	const discount = useWatch({ control: form.control, name: "discount" });
	const chosen = useWatch({ control: form.control, name: "chosen" });
	const selected = useSelected(chosen);
	const dispatch = useEvents();
	const [isBusy, setBusy] = useState(false);
	const isFound = unsaved.found !== null;

	useEffect(() => {
		if (!isFound) return;
		void asTheyAre(form.getValues("chosen")).then((now) => {
			const still = form.getValues("chosen").flatMap((one) => now(one) ?? []);
			form.setValue("chosen", still, { shouldDirty: true });
		}, ignored);
	}, [form, isFound]);

	const toggle = (product: Product) => {
		form.clearErrors();
		const others = chosen.filter((one) => one.id_product !== product.id_product);
		const next = others.length < chosen.length ? others : [...others, choiceOf(product)];
		form.setValue("chosen", next, { shouldDirty: true });
	};
	/** Everything that is found joins what is chosen, as far as one offer goes. */
	const chooseAll = async (query: FoundQuery) => {
		setBusy(true);
		try {
			const found = await readAll(query, AT_ONCE + 1);
			const known = new Set(found.map(({ id_product }) => id_product));
			const next = [...chosen.filter(({ id_product }) => !known.has(id_product)), ...found];
			if (next.length > AT_ONCE) form.setError("discount", { message: messages.tooMany(AT_ONCE) });
			else {
				form.clearErrors();
				form.setValue("chosen", next, { shouldDirty: true });
			}
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};
	const clear = () => form.reset(sent);

	type Work = () => Promise<{ data: { updated: number }; headers: Headers }>;
	const change = async (work: Work, said: (count: number) => string) => {
		setBusy(true);
		try {
			const answer = await work();
			clear();
			tellDone(said(answer.data.updated), changeIn(answer), onChange);
			onChange();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};

	const send = form.handleSubmit(async (typed) => {
		const problem = selectionProblem(chosen);
		if (problem) return form.setError("discount", { message: problem });
		const [startsAt, endsAt] = [typedMoment(typed.startsAt), typedMoment(typed.endsAt)];
		const body = {
			discount: Number(typed.discount),
			ids: selected,
			...(startsAt && { startsAt }),
			...(endsAt && { endsAt }),
		};
		const isLater = momentIn(typed.startsAt) > new Date();
		const apply = async () => {
			const answer = await signedCall(offers.apply, { body });
			dispatch(clearDiscount());
			return answer;
		};
		await change(apply, isLater ? messages.willBeDiscounted : messages.areDiscounted);
	});
	const offered = chosen.filter(({ is_offer }) => is_offer);
	const end = async () => {
		if (!(await askConfirm(messages.endQuestion(offered.length)))) return;
		const ids = offered.map(({ id_product }) => id_product);
		await change(() => signedCall(offers.end, { body: { ids } }), messages.fullPriceAgain);
	};

	return {
		form,
		unsaved,
		percent: isDiscount(discount) ? Number(discount) : null,
		isBusy,
		selected,
		chosen,
		offered,
		toggle,
		chooseAll,
		clear,
		send,
		end,
	};
}
export type Offers = ReturnType<typeof useOffers>;
