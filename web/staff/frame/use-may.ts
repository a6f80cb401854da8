import type { StaffRight } from "#core/rules/staff-rights.ts";
import { useSession } from "#web/account/session.ts";
import { mayDo } from "#web/store/records.ts";

/** What is asked before something is offered to whoever works here. */
export function useMay(): (right: StaffRight) => boolean {
	const { session } = useSession();
	return (right) => mayDo(session, right);
}
