import { useEffect, useRef } from "react";
import type { OrderLine } from "#core/contract/orders.ts";
import { PreparedLines } from "../../cart/parts/summary.tsx";
import messages from "../messages.en.ts";

/** Nobody knows the outcome yet: the shop asks the card service until it does. */
export function CheckingPanel({ lines }: { lines: readonly OrderLine[] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="page flex max-w-3xl flex-col gap-8 py-8 wide:py-12">
			<section
				role="status"
				aria-busy="true"
				className="flex flex-col gap-4 border-edge border-l-4 bg-raised p-6 md:p-8"
			>
				<h1 ref={heading} tabIndex={-1} className="text-headline outline-none">
					{messages.checking.title}
				</h1>
				<p>{messages.checking.text}</p>
				<div aria-hidden="true" className="h-1 animate-breathe bg-clay" />
			</section>
			<PreparedLines lines={lines} />
		</div>
	);
}
