import { reviews } from "#core/calls/reviews.ts";
import type { ReviewChange, ReviewPhoto, StaffReview } from "#core/contract/reviews.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";

type Changed = (review: StaffReview) => void;
type Step = { change: ReviewChange; back: ReviewChange; done: string };

/** Changes a review, tells it, and offers the way back. */
export function changeReview(id: number, { change, back, done }: Step, onChanged: Changed): Promise<void> {
	const send = (body: ReviewChange) =>
		signedCall(reviews.change, { params: { id }, body }).then(({ data }) => onChanged(data));
	return withUndo(
		() => send(change),
		() => send(back),
		done,
	);
}

type Judgement = { photo: ReviewPhoto; state: ReviewPhoto["state"]; done: string };

/** Accepts or refuses a photo, tells it, and offers the way back. */
export function judgePhoto(id: number, { photo, state, done }: Judgement, onChanged: Changed): Promise<void> {
	const send = (to: ReviewPhoto["state"]) =>
		signedCall(reviews.judgePhoto, { params: { id, photo: photo.id }, body: { state: to } }).then(({ data }) =>
			onChanged(data),
		);
	return withUndo(
		() => send(state),
		() => send(photo.state),
		done,
	);
}

async function withUndo(act: () => Promise<void>, back: () => Promise<void>, done: string): Promise<void> {
	await act();
	const undo = () =>
		void back().then(() => {
			showToast(frame.undone, "success");
		}, tellRefusal);
	showToast(done, "success", { label: frame.undo, act: undo });
}
