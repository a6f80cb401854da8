import { X } from "lucide-react";
import type { OrderLine } from "#core/contract/orders.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { IconButton } from "#web/ui/button.tsx";
import messages from "./new-order.messages.en.ts";

type ChosenLinesProps = { lines: readonly OrderLine[]; onRemove: (line: OrderLine) => void };

/** What goes into the order so far. */
export function ChosenLines({ lines, onRemove }: ChosenLinesProps) {
	const money = useMoney();
	if (lines.length === 0) return <p className="text-quiet">{messages.none}</p>;
	return (
		<ul aria-label={messages.what} className="flex flex-col">
			{lines.map((line) => (
				<li
					key={`${line.productid} ${line.color} ${line.size}`}
					className="flex items-center justify-between gap-4 border-line border-b py-2"
				>
					<p className="wrap-anywhere min-w-0">
						{line.name}
						<span className="block text-note text-quiet">
							{line.color}, {sizeWord(line.size)} · {line.quantity} × {money(line.price)}
						</span>
					</p>
					<IconButton label={messages.remove(line.name)} onClick={() => onRemove(line)}>
						<X aria-hidden="true" className="size-5" />
					</IconButton>
				</li>
			))}
		</ul>
	);
}
