import { useState } from "react";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";

type SaleSwitchProps = {
	product: StaffProduct;
	onDone: (product: StaffProduct) => void;
	onFailure: (error: ApiError) => void;
};

/** Takes a product out of the shop and puts it back, asked first. */
export function SaleSwitch({ product, onDone, onFailure }: SaleSwitchProps) {
	const [isBusy, setBusy] = useState(false);
	const { name, offSale, version, id_product } = product;

	const change = async () => {
		const question = offSale
			? { title: `Put ${name} back?`, text: "Shoppers can find and buy it again.", yes: "Put back" }
			: { title: `Take ${name} off sale?`, text: "It leaves the shop; old orders keep it.", yes: "Take off sale" };
		if (!(await askConfirm({ ...question, no: "Leave as it is" }))) return;
		setBusy(true);
		try {
			const { data } = await signedCall(products.setSale, {
				params: { id: id_product },
				body: { onSale: offSale, version },
			});
			showToast(data.offSale ? `${name} is off sale` : `${name} is on sale again`, "success");
			onDone(data);
		} catch (error) {
			onFailure(error as ApiError);
		}
		setBusy(false);
	};

	return (
		<Button look="outline" busy={isBusy} onClick={change}>
			{offSale ? "Put back on sale" : "Take off sale"}
		</Button>
	);
}
