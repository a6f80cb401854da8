import { useState } from "react";
import { Link } from "react-router";
import type { StaffReview } from "#core/contract/reviews.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { Button } from "#web/ui/button.tsx";
import { Rating } from "#web/ui/rating.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { AnswerForm } from "./answer-form.tsx";
import { authorOf } from "./author-of.ts";
import { changeReview } from "./change-review.ts";
import { HideForm } from "./hide-form.tsx";
import messages from "./messages.en.ts";
import { Photos } from "./photos.tsx";

type ReviewRowProps = { review: StaffReview; onChanged: (review: StaffReview) => void };

/** One review with all that was said about it, and what can be done with it. */
export function ReviewRow({ review, onChanged }: ReviewRowProps) {
	const [open, setOpen] = useState<"answer" | "hide" | null>(null);
	const { id, answer, hidden, reports } = review;
	const author = authorOf(review);
	const close = () => setOpen(null);
	const step = (given: Parameters<typeof changeReview>[1]) => changeReview(id, given, onChanged);
	const showAgain = (reason: string) =>
		step({ change: { hidden: null }, back: { hidden: { reason } }, done: messages.isShown });
	const settle = () => step({ change: { reportsSeen: true }, back: { reportsSeen: false }, done: messages.left });
	return (
		<article className="grid gap-x-8 gap-y-3 wide:grid-cols-[1fr_auto]">
			<div className="min-w-0">
				<Said review={review} />
				<Photos review={review} onChanged={onChanged} />
			</div>
			<div className="flex flex-wrap content-start items-start gap-2 wide:max-w-xs wide:justify-end">
				<Button
					look="outline"
					aria-label={answer ? messages.changeAnswerOf(author) : messages.answerOf(author)}
					aria-expanded={open === "answer"}
					onClick={() => setOpen(open === "answer" ? null : "answer")}
				>
					{answer ? messages.changeAnswer : messages.answer}
				</Button>
				{hidden ? (
					<Button
						look="outline"
						aria-label={messages.showOf(author)}
						onClick={() => void showAgain(hidden.reason).catch(tellRefusal)}
					>
						{messages.showAgain}
					</Button>
				) : (
					<Button look="outline" aria-label={messages.hideOf(author)} onClick={() => setOpen("hide")}>
						{messages.hide}
					</Button>
				)}
				{reports.length > 0 && (
					<Button look="outline" aria-label={messages.leaveOf(author)} onClick={() => void settle().catch(tellRefusal)}>
						{messages.leave}
					</Button>
				)}
			</div>
			{open === "answer" && (
				<AnswerForm
					review={review}
					onCancel={close}
					onSave={(text) =>
						step({
							change: { answer: text },
							back: { answer: answer?.text ?? null },
							done: text === null ? messages.answerGone : messages.answered,
						}).then(close)
					}
				/>
			)}
			{open === "hide" && (
				<HideForm
					id={id}
					onCancel={close}
					onHide={(reason) =>
						step({ change: { hidden: { reason } }, back: { hidden: null }, done: messages.isHidden }).then(close)
					}
				/>
			)}
		</article>
	);
}

function Said({ review }: { review: StaffReview }) {
	const { product, name, stars, description, language, createdAt, size, ColorName, fit, hidden, answer } = review;
	const bought = [size && messages.size(sizeWord(size)), ColorName].filter(Boolean).join(", ");
	return (
		<div className="flex min-w-0 max-w-3xl flex-col gap-1">
			<p className="flex flex-wrap items-center gap-x-4">
				<Rating value={stars} />
				<Link to={`/products/${product}#reviews`} className="link wrap-anywhere inline-flex min-h-8 items-center">
					{name}
				</Link>
			</p>
			<p lang={language} className="wrap-anywhere whitespace-pre-line">
				{description}
			</p>
			<p className="wrap-anywhere text-note text-quiet">
				{[
					messages.by(authorOf(review), shopMoment(createdAt)),
					bought && messages.bought(bought),
					fit && messages.fits[fit],
				]
					.filter(Boolean)
					.join(" · ")}
			</p>
			{hidden && (
				<p className="wrap-anywhere text-brick text-note">{messages.hidden(shopMoment(hidden.at), hidden.reason)}</p>
			)}
			<Reports of={review.reports} />
			{answer && (
				<div className="mt-2 border-clay border-l-2 pl-4">
					<p className="text-note text-quiet">
						{messages.yourAnswer}, {shopMoment(answer.at)}
					</p>
					<p className="wrap-anywhere whitespace-pre-line">{answer.text}</p>
				</div>
			)}
		</div>
	);
}

function Reports({ of }: { of: StaffReview["reports"] }) {
	if (of.length === 0) return null;
	return (
		<div className="mt-1 bg-brick-tint px-3 py-2 text-note">
			<p className="font-medium text-brick">{messages.reports(of.length)}</p>
			<ul>
				{of.map(({ reason, words, byClient, createdAt }) => (
					<li key={`${createdAt} ${reason} ${words}`} className="wrap-anywhere">
						{messages.reasons[reason]}, {byClient ? messages.byClient : messages.byGuest}
						{words && `: ${words}`}
					</li>
				))}
			</ul>
		</div>
	);
}
