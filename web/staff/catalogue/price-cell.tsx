import { type FormEvent, useId, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { productFormMessages } from "#core/messages.ts";
import { isUnclearPrice, priceAsTyped, readTypedPrice } from "#core/rules/typed-price.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { changeIn, tellDone } from "../frame/undo.ts";
import messages from "./messages.en.ts";

const { cell } = messages;

/** The full price, edited where it stands: Enter saves, Escape leaves it as it was. */
export function PriceCell({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
	const { id_product, name, price, is_offer, price_offer, version } = product;
	const [typed, setTyped] = useState<string | null>(null);
	const [problem, setProblem] = useState("");
	const [isBusy, setBusy] = useState(false);
	const money = useMoney();
	const problemId = useId();

	const leave = () => {
		setTyped(null);
		setProblem("");
	};
	const save = async (event?: FormEvent) => {
		event?.preventDefault();
		if (typed === null || isBusy) return;
		const amount = readTypedPrice(typed);
		if (amount === null) return setProblem(isUnclearPrice(typed) ? productFormMessages.priceUnclear : cell.bad);
		if (amount === price) return leave();
		setBusy(true);
		try {
			const answer = await signedCall(products.update, {
				body: { updatedProduct: { id_product, version, price: amount } },
			});
			tellDone(cell.changed(name, money(amount)), changeIn(answer), onDone);
			leave();
			onDone();
		} catch (error) {
			const { code, fields, message } = error as ApiError;
			if (code === "version_conflict") {
				showToast(cell.overtaken(name), "warning");
				leave();
				onDone();
			} else setProblem(fields.price ?? message);
		}
		setBusy(false);
	};

	return (
		<form onSubmit={save} className="flex flex-col items-end">
			<input
				aria-label={cell.label(name)}
				aria-invalid={problem !== "" || undefined}
				aria-describedby={problem ? problemId : undefined}
				inputMode="decimal"
				autoComplete="off"
				value={typed ?? priceAsTyped(price, words.locale)}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				onKeyDown={({ key }) => key === "Escape" && leave()}
				onBlur={() => void save()}
				className="min-h-11 w-28 rounded-edge border border-edge bg-raised px-2 py-1 text-right tabular-nums aria-invalid:border-brick"
			/>
			{is_offer && <span className="text-clay text-note">{cell.now(money(price_offer))}</span>}
			{problem && (
				<span id={problemId} role="alert" className="max-w-40 text-brick text-note">
					{problem}
				</span>
			)}
		</form>
	);
}
