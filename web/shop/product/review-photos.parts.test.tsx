import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reviews } from "#core/calls/reviews.ts";
import type { OwnReview } from "#core/contract/reviews.ts";
import { photoAddress, smallPhoto } from "#core/rules/review-photos.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { client, product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

const shop = shopNetwork();
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const id = "0123456789abcdef0123456789abcdef";
const written: OwnReview = {
	id: 71,
	description: "Lovely",
	stars: 4,
	product: product.id_product,
	createdAt: "2026-02-01T10:00:00.000Z",
	Client: { login_name: client.login_name },
	hidden: false,
	allPhotos: [],
};
const picture = (name: string, type = "image/png") => new File([new Uint8Array(8)], name, { type });
const picker = field("Photos (if you like)");

test("chosen photos are shown and can be removed; what is no picture says so by its name", async () => {
	clientIsHere(shop);
	shop.answer(reviews.mine, { bought: true, review: null });
	await openProduct();
	await userEvent.upload(picker, [picture("one.png"), picture("notes.txt", "text/plain"), picture("two.png")]);
	await expect.element(button("Remove one.png")).toBeVisible();
	await expect.element(text("This is not a picture the shop takes: use JPEG, PNG, WebP or AVIF")).toBeVisible();
	await expect.element(text("A review has three photos at most.")).toBeVisible();
	await expect.element(picker).toBeDisabled();
	await button("Remove notes.txt").click();
	await expect.element(button("Remove notes.txt")).not.toBeInTheDocument();
	await expect.element(page.getByText(/^1 more photo,/)).toBeVisible();
	await expect.element(picker).toBeEnabled();
});

test("a photo that did not arrive says so by its name, with the review written, and can be tried again", async () => {
	clientIsHere(shop);
	shop.answer(reviews.mine, { bought: true, review: null });
	shop.answer(reviews.create, written, { status: 201 });
	await openProduct();
	await page.getByRole("group", { name: "Stars" }).getByRole("radio", { name: "4 stars" }).click();
	await field("Your words").fill("Lovely");
	await userEvent.upload(picker, [picture("one.png")]);
	await button("Send review").click();
	await expect.element(text("Thank you for your review")).toBeVisible();
	await expect.element(page.getByRole("alert").filter({ hasText: "one.png: " })).toBeVisible();
	await button("Try again").click();
	await expect.element(page.getByRole("alert").filter({ hasText: "one.png: " })).toBeVisible();
	await button("Remove one.png").click();
	await expect.element(page.getByRole("alert").filter({ hasText: "one.png: " })).not.toBeInTheDocument();
});

test("one's own photos say how they stand, and are deleted after a question", async () => {
	clientIsHere(shop);
	const allPhotos = [{ id, state: "waiting" as const, picture: PIXEL }];
	shop.answer(reviews.mine, { bought: true, review: { ...written, allPhotos } });
	shop.answer(reviews.removePhoto, { id });
	await openProduct();
	await expect.element(text("The shop looks at it first")).toBeVisible();
	await button("Delete your photo 1").click();
	await button("Keep").click();
	expect(shop.sent(reviews.removePhoto)).toEqual([]);
	await button("Delete your photo 1").click();
	await button("Delete").click();
	await expect.element(text("The shop looks at it first")).not.toBeInTheDocument();
	expect(shop.sent(reviews.removePhoto)[0]?.address.pathname).toBe(`/api/reviews/71/photos/${id}`);
});

test("accepted photos stand with the review, small, and lead to themselves in full", async () => {
	const { hidden: _, allPhotos: __, ...review } = written;
	const photos = [photoAddress(id)];
	await openProduct({ of: { ...product, reviewCount: 1 }, newestReviews: [{ ...review, photos }] });
	const photo = page.getByRole("link", { name: `Photo 1 of ${client.login_name}, in full` });
	await expect.element(photo).toHaveAttribute("href", photoAddress(id));
	await expect.element(photo.getByRole("img")).toHaveAttribute("src", smallPhoto(photoAddress(id)));
});
