import { Hanger } from "#web/brand/logo.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import messages from "../messages.en.ts";
import { Notice } from "./notice.tsx";

/** Nothing is chosen to be paid, or what was chosen cannot be had any more. */
export function NothingToPay({ changes = [] }: { changes?: readonly string[] }) {
	const action = (
		<>
			<ButtonLink to="/cart">{messages.toCart}</ButtonLink>
			<ButtonLink to="/home" look="outline">
				{messages.toShop}
			</ButtonLink>
		</>
	);
	return (
		<div className="page pt-6">
			{changes.length > 0 && <Notice title={messages.nothingToPay.gone} lines={changes} />}
			<EmptyState
				page
				title={messages.nothingToPay.title}
				drawing={<Hanger className="h-16 w-20 text-edge" />}
				action={action}
			>
				<p>{messages.nothingToPay.text}</p>
			</EmptyState>
		</div>
	);
}
