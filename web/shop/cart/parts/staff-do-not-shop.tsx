import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";

export function StaffDoNotShop() {
	return (
		<EmptyState page title="Staff do not shop here" action={<ButtonLink to="/home">Go to the shop</ButtonLink>}>
			<p>You are logged in as staff. Log out, or log in as a client, to buy something.</p>
		</EmptyState>
	);
}
