import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import { messageQueue } from "#web/ui/message-queue.ts";
import messages from "../frame/messages.en.ts";

/** Actions that wait until somebody has confirmed who they are. */
export const stepUps = messageQueue<{ settle: (isConfirmed: boolean) => void }>();

/** Does something; where the shop wants to be sure who asks, that is settled in a popup first and it goes on by itself. */
export async function withStepUp<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "step_up") throw error;
		const isConfirmed = await new Promise<boolean>((settle) => stepUps.add({ settle }));
		if (!isConfirmed) throw new ApiError(403, "step_up", messages.notConfirmed);
		return work();
	}
}

/** A call of staff that may need stepping up. */
export const staffCall: typeof signedCall = (what, given, options) =>
	withStepUp(() => signedCall(what, given, options));
