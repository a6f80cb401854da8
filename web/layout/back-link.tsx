import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { iconButton } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";

/** Back to where one came from; for somebody who came from elsewhere, or without JavaScript, to the shop. */
export function BackLink() {
	const navigate = useNavigate();
	const goBack = (event: MouseEvent) => {
		const visited = (window.history.state as { idx?: number } | null)?.idx ?? 0;
		if (visited === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		void navigate(-1);
	};
	return (
		<Link to="/home" onClick={goBack} aria-label={messages.back} title={messages.back} className={iconButton}>
			<ArrowLeft />
		</Link>
	);
}
