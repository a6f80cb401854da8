import { useState } from "react";
import { linkOrders } from "#core/calls/link-orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { useMay } from "../frame/use-may.ts";
import messages from "./pay-link.messages.en.ts";

type PayLinkLineProps = { order: Pick<OrderDetail, "orderId" | "email">; until: string };

/** An order that waits to be paid by its link: until when, and how the link gets to its buyer. */
export function PayLinkLine({ order: { orderId, email }, until }: PayLinkLineProps) {
	const may = useMay();
	const [busy, setBusy] = useState<"copy" | "mail" | null>(null);
	const [shown, setShown] = useState<string | null>(null);
	const params = { id: orderId };
	const attempt = async (what: "copy" | "mail", work: () => Promise<void>) => {
		setBusy(what);
		await work().catch(tellRefusal);
		setBusy(null);
	};
	const copy = () =>
		attempt("copy", async () => {
			const { url } = (await signedCall(linkOrders.link, { params })).data;
			setShown(url);
			// Where the browser does not allow it, the link is there to be copied by hand.
			const isCopied = await navigator.clipboard?.writeText(url).then(
				() => true,
				() => false,
			);
			if (isCopied) showToast(messages.copied, "success");
		});
	const mail = () =>
		attempt("mail", async () => {
			await signedCall(linkOrders.mail, { params });
			showToast(messages.mailed(email), "success");
		});
	return (
		<section aria-label={messages.title} className="flex flex-col gap-3 border-clay border-l-2 bg-sunken px-4 py-3">
			<p className="font-medium">{messages.waits(shopMoment(until))}</p>
			<p className="max-w-prose text-note text-quiet">{messages.text}</p>
			{may("orders.write") && (
				<div className="flex flex-wrap gap-3">
					<Button look="outline" busy={busy === "copy"} onClick={copy}>
						{messages.copy}
					</Button>
					<Button look="outline" busy={busy === "mail"} onClick={mail}>
						{messages.mail}
					</Button>
				</div>
			)}
			{shown && <p className="wrap-anywhere select-all text-note">{shown}</p>}
		</section>
	);
}
