import { useState } from "react";
import { useNavigate } from "react-router";
import type { OrderLine } from "#core/contract/orders.ts";
import { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { tellOfCart } from "../../cart/news.ts";
import { buyAgain } from "../buy-again.ts";
import words from "../messages.en.ts";

export function BuyAgainButton({ lines, look }: { lines: readonly OrderLine[]; look?: "solid" | "outline" }) {
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const again = async () => {
		setBusy(true);
		try {
			const { added, messages } = await buyAgain(lines);
			if (added === 0) {
				showAlert({ title: words.notAgain, text: messages.join(". "), icon: "info" });
			} else {
				await navigate("/cart");
				tellOfCart(messages);
			}
		} catch (error) {
			showAlert({ title: words.failed, text: error instanceof ApiError ? error.message : "", icon: "warning" });
		}
		setBusy(false);
	};
	return (
		<Button busy={busy} onClick={again} {...(look && { look })}>
			{words.buyAgain}
		</Button>
	);
}
