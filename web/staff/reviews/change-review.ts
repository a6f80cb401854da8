import { reviews } from "#core/calls/reviews.ts";
import type { ReviewChange, StaffReview } from "#core/contract/reviews.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";

type Step = { change: ReviewChange; back: ReviewChange; done: string };

/** Changes a review, tells it, and offers the way back. */
export async function changeReview(
	id: number,
	{ change, back, done }: Step,
	onChanged: (review: StaffReview) => void,
): Promise<void> {
	const send = async (body: ReviewChange) => {
		const { data } = await signedCall(reviews.change, { params: { id }, body });
		onChanged(data);
	};
	await send(change);
	const undo = () =>
		void send(back).then(() => {
			showToast(frame.undone, "success");
		}, tellRefusal);
	showToast(done, "success", { label: frame.undo, act: undo });
}
