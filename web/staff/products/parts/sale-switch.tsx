import { useState } from "react";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import type { ProductState } from "#core/rules/product-state.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "../messages.en.ts";

const { sale } = messages;
/** What can be done about a product in each state, and what is said when it is done. */
const actions = { draft: sale.putOn, on: sale.takeOff, off: sale.putBack } satisfies Record<ProductState, string>;
const said = { draft: sale.isOn, on: sale.isOff, off: sale.isOnAgain };

type SaleSwitchProps = {
	product: StaffProduct;
	onDone: (product: StaffProduct) => void;
	onFailure: (error: ApiError) => void;
};

/** Takes a product out of the shop and puts it back, asked first. */
export function SaleSwitch({ product, onDone, onFailure }: SaleSwitchProps) {
	const [isBusy, setBusy] = useState(false);
	const { name, state, version, id_product } = product;

	const change = async () => {
		if (!(await askConfirm({ ...sale.questions[state](name), no: sale.no }))) return;
		setBusy(true);
		try {
			const { data } = await signedCall(products.setSale, {
				params: { id: id_product },
				body: { onSale: state !== "on", version },
			});
			showToast(said[state](name), "success");
			onDone(data);
		} catch (error) {
			onFailure(error as ApiError);
		}
		setBusy(false);
	};

	return (
		<Button look="outline" busy={isBusy} onClick={change}>
			{actions[state]}
		</Button>
	);
}
