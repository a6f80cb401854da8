import type { CartLine } from "#core/contract/carts.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { changeCart } from "../change.ts";
import { keyOf, withLine } from "../lines.ts";
import messages from "../messages.en.ts";

/** Takes everything out of the cart, asked first; what was in it can be put back, beside what has come in since. */
export function ClearCart({ units }: { units: number }) {
	const clear = async () => {
		if (!(await askConfirm(messages.clearQuestion(units)))) return;
		let cleared: readonly CartLine[] = [];
		changeCart((cart) => {
			cleared = cart;
			return [];
		});
		showToast(messages.cleared, "success", { label: messages.undo, act: () => putBack(cleared) });
	};
	return (
		<Button look="quiet" onClick={clear}>
			{messages.clear}
		</Button>
	);
}

function putBack(cleared: readonly CartLine[]): void {
	changeCart((cart) => {
		const others = cart.filter((line) => !cleared.some((one) => keyOf(one) === keyOf(line)));
		const again = cleared.map((line) => {
			const there = cart.find((one) => keyOf(one) === keyOf(line));
			return there ? (withLine([there], line)[0] ?? line) : line;
		});
		return [...again, ...others];
	});
}
