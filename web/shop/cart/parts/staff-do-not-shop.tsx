import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import messages from "../messages.en.ts";

export function StaffDoNotShop() {
	return (
		<EmptyState page title={messages.staff.title} action={<ButtonLink to="/home">{messages.toShop}</ButtonLink>}>
			<p>{messages.staff.text}</p>
		</EmptyState>
	);
}
