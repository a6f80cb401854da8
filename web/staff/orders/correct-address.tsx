import { lazy, Suspense, useState } from "react";
import type { OrderDetail } from "#core/contract/orders.ts";
import { whyNoCorrection } from "#core/rules/order-address.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../frame/use-may.ts";
import messages from "./address.messages.en.ts";

const AddressPopup = lazy(ifReached(() => import("./address-popup.tsx")));

type CorrectAddressProps = { order: OrderDetail; onChanged: (now: OrderDetail) => void };

/** The way to another address, as long as nothing has left. */
export function CorrectAddress({ order, onChanged }: CorrectAddressProps) {
	const may = useMay();
	const [isOpen, setIsOpen] = useState(false);
	const why = whyNoCorrection({
		status: order.orderStatus,
		hasLeft: order.shipments.length > 0,
		isGift: order.gift !== null,
		isForgotten: order.email === "" && order.Client.name === "",
	});
	if (!may("orders.write") || why !== null) return null;
	return (
		<>
			<Button look="flush" className="text-note" onClick={() => setIsOpen(true)}>
				{messages.action}
			</Button>
			{isOpen && (
				<Suspense>
					<AddressPopup order={order} onClose={() => setIsOpen(false)} onChanged={onChanged} />
				</Suspense>
			)}
		</>
	);
}
