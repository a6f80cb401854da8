import { useState } from "react";
import { useNavigate } from "react-router";
import { products } from "#core/calls/products.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";

type DuplicateProps = { id: number; name: string; look: "quiet" | "flush" };

/** Makes a draft like a product, and goes there. */
export function DuplicateButton({ id, name, look }: DuplicateProps) {
	const [isBusy, setBusy] = useState(false);
	const navigate = useNavigate();
	const duplicate = async () => {
		setBusy(true);
		try {
			const { data } = await signedCall(products.duplicate, { params: { id } });
			showToast(messages.copied(name), "success");
			await navigate(`/updateProducto/${data.id_product}`);
		} catch (error) {
			tellRefusal(error);
			setBusy(false);
		}
	};
	return (
		<Button look={look} busy={isBusy} aria-label={messages.copyOf(name)} onClick={duplicate}>
			{messages.copy}
		</Button>
	);
}
