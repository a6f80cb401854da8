import type { Session } from "#web/store/records.ts";
import { cx } from "#web/ui/cx.ts";
import messages from "./messages.en.ts";

/** The login name and first name of a client, the role and user name of staff; nothing for a visitor. */
export function Greeting({ session, className }: { session: Session; className?: string }) {
	if (session.as === "visitor") return null;
	const { as } = session;
	const who =
		as === "client" ? [session.client.login_name, session.client.name] : [session.user.rol, session.user.user_name];
	return (
		<p className={cx("min-w-0 truncate text-note text-quiet", className)}>{messages.hello(who.join(" ").trim())}</p>
	);
}
