import { useState } from "react";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { MomentField } from "../../frame/moment-field.tsx";
import { shopMoment, typedMoment, typedOf } from "../../frame/shop-clock.ts";
import messages from "../messages.en.ts";

const { publish } = messages;

type PublishTimeProps = {
	product: StaffProduct;
	onDone: (product: StaffProduct) => void;
	onFailure: (error: ApiError) => void;
};

/** When a product that is not on sale goes on sale by itself. */
export function PublishTime({ product, onDone, onFailure }: PublishTimeProps) {
	const { timeZone } = useFacts();
	const { id_product, name, version, publishAt } = product;
	const [typed, setTyped] = useState(typedOf(publishAt));
	const [problem, setProblem] = useState("");
	const [isBusy, setBusy] = useState(false);

	const set = async (time: string | null) => {
		setProblem("");
		setBusy(true);
		try {
			const body = { onSale: false, version, ...(time !== null && { publishAt: time }) };
			const { data } = await signedCall(products.setSale, { params: { id: id_product }, body });
			showToast(time === null ? publish.isCleared(name) : publish.isSet(name, shopMoment(time, timeZone)), "success");
			onDone(data);
		} catch (error) {
			if ((error as ApiError).fields.publishAt) setProblem(publish.future);
			else onFailure(error as ApiError);
		}
		setBusy(false);
	};
	const setTime = () => {
		const time = typedMoment(typed);
		if (time === null) setProblem(publish.missing);
		else void set(time);
	};

	return (
		<div className="flex flex-wrap items-start gap-x-6 gap-y-3">
			<MomentField
				label={publish.label}
				value={typed}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					setTime();
				}}
				className="w-full sm:w-72"
				{...(problem && { message: problem, state: "bad" as const })}
			/>
			<div className="flex flex-wrap gap-3 sm:mt-6.5">
				<Button look="outline" busy={isBusy} onClick={setTime}>
					{publish.set}
				</Button>
				{publishAt !== null && (
					<Button look="quiet" busy={isBusy} onClick={() => set(null)}>
						{publish.clear}
					</Button>
				)}
			</div>
		</div>
	);
}
