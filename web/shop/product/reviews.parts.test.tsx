import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reviews } from "#core/calls/reviews.ts";
import type { Review } from "#core/contract/reviews.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { browserStore } from "#web/store/store.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { client, product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

const shop = shopNetwork();
const written = {
	id: 71,
	hidden: false,
	allPhotos: [],
	description: "Lovely",
	stars: 4,
	product: product.id_product,
	createdAt: "2026-02-01T10:00:00.000Z",
	Client: { login_name: client.login_name },
};

async function openAsBuyer() {
	clientIsHere(shop);
	shop.answer(reviews.mine, { bought: true, review: null });
	shop.answer(reviews.create, written, { status: 201 });
	await openProduct();
	await page.getByRole("group", { name: "Stars" }).getByRole("radio", { name: "4 stars" }).click();
	await field("Your words").fill("Lovely");
}

test("a buyer says how it fits", async () => {
	await openAsBuyer();
	await page.getByRole("radio", { name: "Runs small" }).click();
	await button("Send review").click();
	await expect.element(text("Thank you for your review")).toBeVisible();
	expect(shop.sent(reviews.create).map(({ body }) => body)).toEqual([
		{ product: product.id_product, stars: 4, description: "Lovely", fit: "small" },
	]);
	// The pointer may rest on it, which keeps it there.
	await button("Close").click();
});

test("who does not say it, reviews all the same", async () => {
	await openAsBuyer();
	await button("Send review").click();
	await expect.element(text("Thank you for your review")).toBeVisible();
	expect(shop.sent(reviews.create)[0]?.body).toMatchObject({ stars: 4, fit: null });
});

test("written in another language than the shop's first, it says in which", async () => {
	await openAsBuyer();
	const before = browserFacts();
	tellFacts({ ...before, languages: ["es", "en"] });
	await button("Send review").click();
	await expect.element(text("Thank you for your review")).toBeVisible();
	expect(shop.sent(reviews.create)[0]?.body).toMatchObject({ description: "Lovely", language: "en" });
	tellFacts(before);
});

test("each review is marked with the language it was written in, where that is known", async () => {
	await openReviewed([said(1, { language: "es" }), said(2)]);
	await expect.element(text("Words 1")).toHaveAttribute("lang", "es");
	await expect.element(text("Words 2")).not.toHaveAttribute("lang");
});

test("what most buyers say of the fit stands at the sizes", async () => {
	await openProduct({ of: { ...product, fitVotes: { small: 9, true: 4, large: 1 } } });
	await expect.element(text("Most of 14 buyers: runs small")).toBeVisible();
});

test("where buyers disagree nothing is said", async () => {
	await openProduct({ of: { ...product, fitVotes: { small: 5, true: 4, large: 5 } } });
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.element(page.getByText(/^Most of/)).not.toBeInTheDocument();
});

test("reviews are counted by their stars, the best first", async () => {
	await openProduct({ of: { ...product, reviewCount: 6, stars: [1, 0, 0, 2, 3] } });
	const counts = page.getByRole("list", { name: "Reviews by stars" }).getByRole("listitem");
	await expect.element(counts.first()).toHaveTextContent("5 stars3");
	expect(counts.elements().map((one) => one.textContent)).toEqual([
		"5 stars3",
		"4 stars2",
		"3 stars0",
		"2 stars0",
		"1 star1",
	]);
});

const said = (id: number, more: Partial<Review> = {}): Review => ({
	id,
	description: `Words ${id}`,
	stars: 4,
	product: product.id_product,
	createdAt: "2026-02-01T10:00:00.000Z",
	Client: { login_name: `reader${id}` },
	...more,
});
const openReviewed = (newestReviews = [said(1), said(2), said(3)]) =>
	openProduct({ of: { ...product, reviewCount: 6, stars: [1, 0, 0, 2, 3] }, newestReviews });
const bar = (name: string) =>
	page.getByRole("list", { name: "Reviews by stars" }).getByRole("button", { name: new RegExp(`^${name}`) });
const found = (total: number) => ({ headers: { "x-total-count": String(total) } });

test("a bar shows the reviews of its stars alone; pressed again, all of them", async () => {
	shop.answer(reviews.list, [said(9, { stars: 1 })], found(1));
	await openReviewed();
	await bar("1 star").click();
	await expect.element(bar("1 star")).toHaveAttribute("aria-pressed", "true");
	const listed = page.getByRole("list", { name: "Reviews with 1 star" });
	await expect.element(listed.getByText("Words 9")).toBeVisible();
	await expect.element(text("1 of 1 shown")).toBeVisible();
	expect(shop.sent(reviews.list)[0]?.address.searchParams.get("stars")).toBe("1");
	await bar("1 star").click();
	await expect.element(page.getByRole("list", { name: "All reviews" }).getByText("Words 1")).toBeVisible();
	expect(shop.sent(reviews.list)).toHaveLength(1);
});

test("nobody reads a review twice: what stands above is not below, and counts once", async () => {
	const topReviews = [said(2, { stars: 5 }), said(5, { stars: 5 }), said(6)];
	const of = { ...product, reviewCount: 9, stars: [1, 0, 0, 4, 4] };
	await openProduct({ of, topReviews, newestReviews: [1, 2, 3, 4, 5, 7].map((id) => said(id)) });
	const wordsIn = (name: string) => {
		const found = page.getByRole("list", { name }).getByRole("listitem").elements();
		return found.map((one) => /Words (\d+)/.exec(one.textContent)?.[1]).join(" ");
	};
	await expect.element(text("7 of 9 shown")).toBeVisible();
	expect([wordsIn("Top reviews"), wordsIn("More reviews")]).toEqual(["2 5 6", "1 3 4 7"]);
	shop.answer(reviews.list, [said(6), said(8), said(9, { stars: 1 })], found(9));
	await button("Show more").click();
	await expect.element(text("9 of 9 shown")).toBeVisible();
	expect(wordsIn("More reviews")).toBe("1 3 4 7 8 9");
	await expect.element(button("Show more")).not.toBeInTheDocument();
	shop.answer(reviews.list, [said(2, { stars: 5 }), said(5, { stars: 5 })], found(4));
	await bar("5 stars").click();
	await expect.element(text("2 of 4 shown")).toBeVisible();
	expect(wordsIn("Reviews with 5 stars")).toBe("2 5");
	await expect.element(page.getByRole("list", { name: "Top reviews" })).not.toBeInTheDocument();
});

test("stars that nobody gave say so, and lead back to all", async () => {
	shop.answer(reviews.list, [], found(0));
	await openReviewed();
	await bar("2 stars").click();
	await expect.element(text("There is no review with 2 stars.")).toBeVisible();
	await button("Show all reviews").click();
	await expect.element(text("3 of 6 shown")).toBeVisible();
});

test("the last choice counts, in whatever order the answers come", async () => {
	shop.answer(reviews.list, ({ address }) => [said(Number(address.searchParams.get("stars")) * 10)], found(1));
	await openReviewed();
	const letGo = shop.hold(reviews.list);
	await bar("5 stars").click();
	await bar("4 stars").click();
	letGo();
	await expect.element(text("Words 40")).toBeVisible();
	await expect.element(text("Words 50")).not.toBeInTheDocument();
});

test("reviews are sorted as chosen, and a choice that cannot be loaded can be tried again", async () => {
	shop.cut(reviews.list);
	await openReviewed();
	await field("Sort by").selectOptions("Fewest stars");
	await expect.element(text("The next reviews could not be loaded.")).toBeVisible();
	await expect.element(text("Words 1")).not.toBeInTheDocument();
	shop.answer(reviews.list, [said(7, { stars: 1 })], found(6));
	await button("Try again").click();
	await expect.element(text("Words 7")).toBeVisible();
	const { searchParams } = shop.sent(reviews.list)[0]?.address ?? new URL("http://nowhere");
	expect([searchParams.get("orderField"), searchParams.get("order")]).toEqual(["stars", "ASC"]);
});

test("a review says what was bought and what the shop answers", async () => {
	const answer = { text: "Thank you", at: "2026-02-03T10:00:00.000Z" };
	await openReviewed([said(1, { size: "M", ColorName: "Negro", answer })]);
	await expect.element(text("Bought: size M, Negro")).toBeVisible();
	await expect.element(page.getByText(/^Answer of .+, February 3, 2026$/)).toBeVisible();
	await expect.element(text("Thank you")).toBeVisible();
});

test("a visitor reports a review, with a reason", async () => {
	shop.answer(reviews.report, { message: "" }, { status: 202 });
	await openReviewed();
	await button("Report the review of reader2").click();
	await button("Send report").click();
	await expect.element(text("Please choose what is wrong with it")).toBeVisible();
	await page.getByRole("radio", { name: "It is advertising" }).click();
	await field("In your words (if you like)").fill("A link");
	await button("Send report").click();
	await expect.element(text("Thank you. Somebody of the shop will look at it.")).toBeVisible();
	expect(shop.sent(reviews.report).map(({ address, body }) => [address.pathname, body])).toEqual([
		["/api/reviews/2/reports", { reason: "advertising", words: "A link" }],
	]);
});

test("nobody reports what they wrote themselves, and is told when it is hidden", async () => {
	clientIsHere(shop);
	const own = { ...said(1), Client: { login_name: client.login_name } };
	shop.answer(reviews.mine, { bought: true, review: { ...own, hidden: true, allPhotos: [] } });
	await openReviewed([own, said(2)]);
	await expect.element(button("Report the review of reader2")).toBeVisible();
	await expect.element(button(`Report the review of ${client.login_name}`)).not.toBeInTheDocument();
	await expect.element(text("The shop does not show this review to others.")).toBeVisible();
});

test("the product in the store carries the best reviews as reviewsText, and goes with its page", async () => {
	const detail = () => browserStore().getState().catalogue.detail;
	const topReviews = [said(5, { stars: 5 }), said(6)];
	await openProduct({ topReviews });
	await expect.poll(detail).toEqual({ ...product, reviewsText: topReviews });
	await page.getByRole("link", { name: "Cart", exact: false }).first().click();
	await expect.poll(detail).toBeNull();
});
