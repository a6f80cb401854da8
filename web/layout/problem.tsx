import { isRouteErrorResponse } from "react-router";
import { Hanger } from "#web/brand/logo.tsx";
import { PageTitle } from "#web/facts/page-title.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";

/** What to show instead of a screen that could not be made; never what went wrong inside. */
export function Problem({ error }: { error: unknown }) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const drawing = <Hanger className="h-16 w-20 text-edge" />;
	const toShop = <ButtonLink to="/home">Go to the shop</ButtonLink>;
	if (status === 404) {
		return (
			<EmptyState page title="This hanger is empty" drawing={drawing} action={toShop}>
				<PageTitle about="Not found" />
				<p>There is no page at this address. Perhaps the link is old, or a letter went missing.</p>
			</EmptyState>
		);
	}
	if (status === 410) {
		return (
			<EmptyState page title="No longer on the rail" drawing={drawing} action={toShop}>
				<PageTitle about="No longer available" />
				<p>This piece was taken off sale. There is more hanging next to where it was.</p>
			</EmptyState>
		);
	}
	const again = (
		<>
			<Button onClick={() => window.location.reload()}>Try again</Button>
			<ButtonLink to="/home" look="outline" reloadDocument>
				Go to the shop
			</ButtonLink>
		</>
	);
	return (
		<ErrorState page title="Something came off its hanger" drawing={drawing} action={again}>
			<PageTitle about="Something went wrong" />
			<p>This page could not be shown. It is our fault, not yours, and trying again often helps.</p>
		</ErrorState>
	);
}
