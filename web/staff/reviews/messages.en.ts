import type { StaffReviewFilter } from "#core/contract/reviews.ts";
import { pluralIn } from "#core/plural.ts";
import type { PhotoState } from "#core/rules/review-photos.ts";
import type { ReportReason } from "#core/rules/review-reports.ts";

const plural = pluralIn("en");

const messages = {
	title: "Reviews",
	what: "The reviews",
	find: "Product, words or author",
	show: "Show",
	all: "All",
	shows: {
		reported: "Reported",
		photos: "With photos that wait",
		unanswered: "Without answer",
		hidden: "Hidden",
	} satisfies Record<StaffReviewFilter, string>,
	stars: "Stars",
	anyStars: "Any",
	count: (total: string) => (total === "1" ? "1 review" : `${total} reviews`),
	none: { title: "Nobody has written a review yet", text: "Whoever buys something can review it on its page." },
	noMatch: { title: "No such review", text: "Try other words, or show all." },
	showAll: "Show all reviews",
	formerClient: "Former client",
	by: (author: string, day: string) => `${author}, ${day}`,
	bought: (what: string) => `Bought: ${what}`,
	size: (size: string) => `size ${size}`,
	fits: { small: "Runs small", true: "True to size", large: "Runs large" },
	hidden: (day: string, reason: string) => `Hidden since ${day}: ${reason}`,
	reports: (count: number) => plural(count, { one: "Reported once", other: `Reported ${count} times` }),
	reasons: {
		offensive: "Offensive",
		advertising: "Advertising",
		untrue: "Not true, or about something else",
		other: "Something else",
	} satisfies Record<ReportReason, string>,
	byGuest: "by a guest",
	byClient: "by a client",
	answer: "Answer",
	changeAnswer: "Change answer",
	answerOf: (author: string) => `Answer the review of ${author}`,
	changeAnswerOf: (author: string) => `Change answer to the review of ${author}`,
	yourAnswer: "Your answer",
	answerHint: "Everybody sees it below the review, in the shop’s name. Leave it empty to take it away.",
	save: "Save answer",
	cancel: "Cancel",
	answered: "Your answer stands below the review",
	answerGone: "The answer is taken away",
	hide: "Hide",
	hideOf: (author: string) => `Hide the review of ${author}`,
	hideTitle: "Hide this review",
	hideNote:
		"It leaves the product’s page, its rating and all figures. Its author goes on seeing it, without the reason.",
	reason: "Why",
	reasonHint: "Only staff read it.",
	isHidden: "The review is hidden",
	showAgain: "Show again",
	showOf: (author: string) => `Show again: the review of ${author}`,
	isShown: "The review is shown again",
	leave: "Leave as it is",
	leaveOf: (author: string) => `Leave as it is: the review of ${author}`,
	left: "Its reports are settled",
	photosOf: (author: string) => `Photos of ${author}`,
	photo: (author: string, place: number) => `Photo ${place} of ${author}`,
	states: { waiting: "Waits", accepted: "Shown", refused: "Refused" } satisfies Record<PhotoState, string>,
	accept: "Accept",
	acceptOne: (photo: string) => `Accept ${photo}`,
	refuse: "Refuse",
	refuseOne: (photo: string) => `Refuse ${photo}`,
	judged: {
		waiting: "The photo waits again",
		accepted: "Everybody sees the photo now",
		refused: "The photo is refused; it is deleted in seven days",
	} satisfies Record<PhotoState, string>,
};

export default messages;
