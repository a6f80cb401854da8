import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { offers } from "#core/calls/offers.ts";
import type { Product } from "#core/contract/products.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { clearDiscount, selectingProduct } from "#web/store/events.ts";
import { browserStore, useEvents, useShop } from "#web/store/store.ts";
import { askConfirm } from "#web/ui/question.tsx";
import { isMoment, typedMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { changeIn, tellDone } from "../frame/undo.ts";
import messages from "./messages.en.ts";

const AT_ONCE = 1000;

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
	})
	.refine(({ startsAt, endsAt }) => startsAt === "" || endsAt === "" || endsAt > startsAt, {
		path: ["endsAt"],
		message: messages.endsFirst,
	});
const empty = { discount: "", startsAt: "", endsAt: "" };
/** What stands in the field once an offer was sent. */
const sent = { ...empty, discount: "0" };

function selectionProblem(selected: readonly number[]): string | null {
	if (selected.length === 0) return messages.nothingChosen;
	return selected.length > AT_ONCE ? messages.tooMany(AT_ONCE) : null;
}

/** The discount, the selection over all pages of the grid, and what is done with them. */
export function useOffers(onChange: () => void) {
	const dispatch = useEvents();
	const selected = useShop((state) => state.catalogue.selected);
	const kept = { keptAs: "new offer", isNew: true, mode: "onSubmit" } as const;
	const { form, unsaved } = useKeptForm(TypedOffer, { ...kept, defaultValues: empty });
	const discount = useWatch({ control: form.control, name: "discount" });
	const [isBusy, setBusy] = useState(false);
	/** Products of other pages and searches stay in the preview. */
	const known = useRef(new Map<number, Product>());

	useEffect(() => {
		if (browserStore().getState().catalogue.selected.length > 0) dispatch(clearDiscount());
	}, [dispatch]);

	const toggle = (product: Product) => {
		known.current.set(product.id_product, product);
		form.clearErrors();
		dispatch(selectingProduct(product.id_product));
	};
	const clear = () => {
		form.reset(sent);
		dispatch(clearDiscount());
	};

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
		const problem = selectionProblem(selected);
		if (problem) return form.setError("discount", { message: problem });
		const [startsAt, endsAt] = [typedMoment(typed.startsAt), typedMoment(typed.endsAt)];
		const body = {
			discount: Number(typed.discount),
			ids: selected,
			...(startsAt && { startsAt }),
			...(endsAt && { endsAt }),
		};
		const isLater = momentIn(typed.startsAt) > new Date();
		await change(
			() => signedCall(offers.apply, { body }),
			isLater ? messages.willBeDiscounted : messages.areDiscounted,
		);
	});
	const chosen = selected.flatMap((id) => known.current.get(id) ?? []);
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
		clear,
		send,
		end,
	};
}
export type Offers = ReturnType<typeof useOffers>;
