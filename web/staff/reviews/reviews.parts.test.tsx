import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { reviews } from "#core/calls/reviews.ts";
import type { ReviewChange, StaffReview } from "#core/contract/reviews.ts";
import type { PhotoState } from "#core/rules/review-photos.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as reviewsScreen from "./reviews.tsx";

const shop = shopNetwork();
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const review: StaffReview = {
	id: 5,
	product: 3,
	name: "Linen coat",
	stars: 2,
	description: "Scratchy",
	createdAt: "2026-02-01T10:00:00.000Z",
	Client: { login_name: "ana" },
	size: "M",
	fit: "small",
	hidden: null,
	reports: [],
	allPhotos: [],
};
const at = "2026-02-02T10:00:00.000Z";
const show = (query = "") =>
	showScreen(`/admindashboard/reviews${query}`, screen("/admindashboard/reviews", reviewsScreen));
/** The shop with one review, which changes as it is told. */
function oneReview(given: Partial<StaffReview> = {}) {
	let now = { ...review, ...given };
	shop.answer(reviews.staffList, () => [now], { headers: { "x-total-count": "1" } });
	shop.answer(reviews.change, ({ body }) => {
		const { answer, hidden, reportsSeen } = body as ReviewChange;
		const { answer: before, ...rest } = now;
		const said = answer === undefined ? before : answer === null ? undefined : { text: answer, at };
		now = {
			...rest,
			...(said && { answer: said }),
			...(hidden !== undefined && { hidden: hidden && { ...hidden, at } }),
			...(reportsSeen && { reports: [] }),
		};
		return now;
	});
}
const sent = () => shop.sent(reviews.change).map(({ body }) => body);

beforeEach(() => staffIsHere(shop));

test("an answer is written, stands with the review, and can be taken back", async () => {
	oneReview();
	await show();
	await expect.element(text("Linen coat")).toBeVisible();
	await button("Answer the review of ana").click();
	await expect.element(field("Your answer")).toHaveFocus();
	await field("Your answer").fill("Please write to us");
	await button("Save answer").click();
	await expect.element(text("Your answer stands below the review")).toBeVisible();
	await expect.element(text("Please write to us")).toBeVisible();
	await button("Undo").click();
	await expect.element(text("Please write to us")).not.toBeInTheDocument();
	expect(sent()).toEqual([{ answer: "Please write to us" }, { answer: null }]);
});

test("a review is hidden with a reason, and shown again from the toast", async () => {
	oneReview();
	await show();
	await button("Hide the review of ana").click();
	const hide = page.getByRole("dialog").getByRole("button", { name: "Hide", exact: true });
	await hide.click();
	await expect.element(text("Please say why")).toBeVisible();
	await field("Why").fill("Insults somebody");
	await hide.click();
	await expect.element(page.getByText(/^Hidden since .*: Insults somebody$/)).toBeVisible();
	await button("Undo").click();
	await expect.element(page.getByText(/^Hidden since/)).not.toBeInTheDocument();
	expect(sent()).toEqual([{ hidden: { reason: "Insults somebody" } }, { hidden: null }]);
});

test("what is hidden is shown again, and hidden once more for the same reason by Undo", async () => {
	oneReview({ hidden: { reason: "Untrue", at } });
	await show();
	await button("Show again: the review of ana").click();
	await expect.element(text("The review is shown again")).toBeVisible();
	await button("Undo").click();
	await expect.poll(sent).toEqual([{ hidden: null }, { hidden: { reason: "Untrue" } }]);
});

test("reports are read and settled", async () => {
	oneReview({
		reports: [
			{ reason: "advertising", words: "A link", byClient: true, createdAt: at },
			{ reason: "other", words: "", byClient: false, createdAt: at },
		],
	});
	await show("?show=reported");
	await expect.element(text("Reported 2 times")).toBeVisible();
	await expect.element(text("Advertising, by a client: A link")).toBeVisible();
	await button("Leave as it is: the review of ana").click();
	await expect.element(text("Its reports are settled")).toBeVisible();
	await expect.element(text("Reported 2 times")).not.toBeInTheDocument();
	expect(shop.sent(reviews.staffList)[0]?.address.searchParams.get("show")).toBe("reported");
});

test("a refusal keeps what was typed", async () => {
	oneReview();
	shop.refuse(reviews.change, "unavailable");
	await show();
	await button("Answer the review of ana").click();
	await field("Your answer").fill("Please write to us");
	await button("Save answer").click();
	await expect.element(page.getByRole("alertdialog").or(page.getByRole("alert")).first()).toBeVisible();
	await expect.element(field("Your answer")).toHaveValue("Please write to us");
});

test("a shop without reviews says so, and a search without any leads back", async () => {
	shop.answer(reviews.staffList, [], { headers: { "x-total-count": "0" } });
	await show();
	await expect.element(text("Nobody has written a review yet")).toBeVisible();
	await show("?stars=1&search=silk");
	await expect.element(text("No such review")).toBeVisible();
	const { searchParams } = shop.sent(reviews.staffList).at(-1)?.address ?? new URL("http://nowhere");
	expect([searchParams.get("stars"), searchParams.get("search")]).toEqual(["1", "silk"]);
});

test("photos are accepted and refused, and each can be taken back", async () => {
	const photo = { id: "0123456789abcdef0123456789abcdef", state: "waiting" as PhotoState, picture: PIXEL };
	oneReview({ allPhotos: [photo] });
	shop.answer(reviews.judgePhoto, ({ body }) => ({ ...review, allPhotos: [{ ...photo, ...(body as object) }] }));
	const judged = () => shop.sent(reviews.judgePhoto).map(({ body }) => (body as { state: PhotoState }).state);
	await show("?show=photos");
	await expect.element(page.getByRole("img", { name: "Photo 1 of ana" })).toBeVisible();
	await button("Accept Photo 1 of ana").click();
	await expect.element(text("Everybody sees the photo now")).toBeVisible();
	await expect.element(button("Accept Photo 1 of ana")).not.toBeInTheDocument();
	// The latest: what another test was told may still stand above it.
	await button("Undo").last().click();
	await button("Refuse Photo 1 of ana").click();
	await expect.element(text("The photo is refused; it is deleted in seven days")).toBeVisible();
	expect(judged()).toEqual(["accepted", "waiting", "refused"]);
});
