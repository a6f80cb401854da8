import { useCallback, useEffect, useState } from "react";
import { carts } from "#core/calls/carts.ts";
import type { CartLine } from "#core/contract/carts.ts";
import { call } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SharedLink } from "../../shared-link.tsx";
import { entryOf, givenLine } from "../lines.ts";
import messages from "./share-cart.messages.en.ts";

type ShareCartProps = { lines: readonly CartLine[]; open: boolean; onClose: () => void };

/** A link to what is in the cart now; opened again, it is made of what is in it by then. */
export default function ShareCart({ lines, open, onClose }: ShareCartProps) {
	const [link, setLink] = useState<string | null>(null);
	const [problem, setProblem] = useState("");
	const make = useCallback(async () => {
		setLink(null);
		setProblem("");
		try {
			const { data } = await call(carts.share, { body: { cart_items: lines.map(entryOf).map(givenLine) } });
			setLink(data.link);
		} catch (error) {
			setProblem((error as Error).message);
		}
	}, [lines]);
	useEffect(() => {
		if (open) void make();
	}, [open, make]);
	return (
		<Popup title={messages.title} open={open} onClose={onClose}>
			<div className="flex flex-col gap-4">
				<p className="text-quiet">{messages.lead}</p>
				{link !== null && <SharedLink label={messages.label} hint={messages.hint} link={link} />}
				{link === null && !problem && <Skeleton className="h-20 w-full" />}
				<div role="alert" className="flex flex-col items-start gap-3 empty:hidden">
					{problem && <p>{problem}</p>}
					{problem && (
						<Button look="outline" onClick={make}>
							{messages.again}
						</Button>
					)}
				</div>
			</div>
		</Popup>
	);
}
