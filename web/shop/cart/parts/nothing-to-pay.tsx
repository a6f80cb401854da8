import { Hanger } from "#web/brand/logo.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Notice } from "./notice.tsx";

/** Nothing is chosen to be paid, or what was chosen cannot be had any more. */
export function NothingToPay({ changes = [] }: { changes?: readonly string[] }) {
	const action = (
		<>
			<ButtonLink to="/cart">Go to the cart</ButtonLink>
			<ButtonLink to="/home" look="outline">
				Go to the shop
			</ButtonLink>
		</>
	);
	return (
		<div className="page pt-6">
			{changes.length > 0 && (
				<Notice title="What you chose cannot be had any more. Nothing was charged." lines={changes} />
			)}
			<EmptyState
				page
				title="There is nothing to pay"
				drawing={<Hanger className="h-16 w-20 text-edge" />}
				action={action}
			>
				<p>Choose something first: with Buy on a product’s page, or from your cart.</p>
			</EmptyState>
		</div>
	);
}
