import { Link } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lists } from "#core/calls/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { ALERT_TIMER_MS } from "#core/messages.ts";
import { FAVORITE_TITLE } from "#core/rules/favourites.ts";
import { Heart } from "#web/shop/lists/parts/heart.tsx";
import { alertBox, expectAlert, expectNoAlert } from "#web/testing/alerts.ts";
import { button, field } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { product, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Field } from "#web/ui/field.tsx";
import { ProductCard, ProductGrid } from "#web/ui/product-card.tsx";
import MainLayout from "./main-layout.tsx";

const refused = { title: "Not so", text: "Please look again." };

/** A form that is always refused, and a way to another screen. */
function Refusing() {
	const refuse = (event: { preventDefault: () => void }) => {
		event.preventDefault();
		showAlert({ ...refused, icon: "warning" });
	};
	return (
		<form onSubmit={refuse}>
			<Field label="Word" />
			<Link to="/elsewhere">Go on</Link>
		</form>
	);
}

/** From here on time stands still, and moves only as told. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
afterEach(() => vi.useRealTimers());

async function refuseWord(): Promise<void> {
	await showScreen("/form", { path: "/form", Component: Refusing });
	await field("Word").click();
	stopTime();
	await userEvent.keyboard("{Enter}");
	await expectAlert(refused);
}

test("an alert goes with Escape and leaves the focus where it was", async () => {
	await refuseWord();
	await expect.element(field("Word")).toHaveFocus();
	await userEvent.keyboard("typed on");
	await userEvent.keyboard("{Escape}");
	await expectNoAlert();
	await expect.element(field("Word")).toHaveValue("typed on");
	await expect.element(field("Word")).toHaveFocus();
});

test("an alert goes when one goes on to another screen", async () => {
	await refuseWord();
	await page.getByRole("link", { name: "Go on" }).click();
	await expectAddress("/elsewhere");
	await expectNoAlert();
});

test("an alert stays while it is pointed at, and leaves when the pointer has gone", async () => {
	await refuseWord();
	await alertBox.hover();
	await expect.poll(() => vi.getTimerCount()).toBe(0);
	vi.advanceTimersByTime(60_000);
	await expectAlert(refused);
	await field("Word").hover();
	await expect.poll(() => vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(10_100);
	await expectNoAlert();
});

const cards = Array.from({ length: 12 }, (_, at) => ({
	...product,
	id_product: at + 1,
	name: `Garment ${at + 1}`,
	images: [],
	colors: [],
	colorCount: 1,
	soldOut: false,
}));
const Grid = () => (
	<ProductGrid>
		{cards.map((card) => (
			<li key={card.id_product}>
				<ProductCard product={card} heart={<Heart product={card.id_product} name={card.name} />} />
			</li>
		))}
	</ProductGrid>
);

atEveryWidth(() => {
	const shop = shopNetwork();

	beforeEach(() => {
		clientIsHere(shop);
		shop.answer(lists.ofClient, []);
		const rList: number[] = [];
		shop.answer(lists.create, ({ body }) => {
			rList.push(...(body as { rList: number[] }).rList);
			return { ...wishList, title: FAVORITE_TITLE, isFavorite: true, rList: [...rList] };
		});
	});

	test("a heart is confirmed beside what one does, and the confirmation leaves by itself", async () => {
		await showScreen("/grid", { Component: MainLayout, children: [{ path: "/grid", Component: Grid }] });
		const first = button("Add Garment 1 to favorites");
		await expect.element(first).toBeVisible();
		(first.element() as HTMLElement).focus();
		stopTime();
		await userEvent.keyboard("{Enter}");
		await expectAlert(listMessages.favoriteAdded);
		await expect.element(button("Remove Garment 1 from favorites")).toHaveFocus();
		await button("Add Garment 2 to favorites").click();
		await expect.element(button("Remove Garment 2 from favorites")).toHaveAttribute("aria-pressed", "true");
		await expectAlert(listMessages.favoriteAdded);
		vi.advanceTimersByTime(ALERT_TIMER_MS + 100);
		await expectNoAlert();
	});
});
