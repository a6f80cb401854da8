import { askConfirm } from "#web/ui/question.tsx";
import messages from "./unsaved.messages.en.ts";
import { pendingWrites, unsavedWork } from "./unsaved-work.ts";

/** Whoever logs out decides whether their unsaved work waits for them in this browser. */
export async function askToForget(person: string): Promise<void> {
	for (const write of pendingWrites) write();
	const work = unsavedWork();
	const forms = work.count(person);
	if (forms > 0 && (await askConfirm(messages.atLogOut(forms)))) work.forgetAll(person);
}
