import { PageTitle } from "#web/facts/page-title.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import messages from "./not-understood.messages.en.ts";

/** An address of /home that the shop cannot read. */
export default function NotUnderstood() {
	const { about, title, text, action } = messages;
	return (
		<EmptyState page title={title} action={<ButtonLink to="/home">{action}</ButtonLink>}>
			<PageTitle about={about} />
			<p>{text}</p>
		</EmptyState>
	);
}
