import { expect, test } from "@playwright/test";
import {
	cardsFor,
	expectCards,
	facetsFor,
	grid,
	isPopupAt,
	onPhoneAndDesk,
	open,
	openPanel,
	panel,
	suitable,
} from "./browsing.ts";

onPhoneAndDesk((width) => {
	test("sizes, colours and a price add up, each with its chip, and the counts keep their word", async ({
		page,
		request,
	}) => {
		const { sizes, colors, price } = await facetsFor(request);
		const size = suitable(sizes, ({ count }) => count > 0, "size");
		const color = suitable(colors, ({ count }) => count > 0, "colour");
		await open(page, "/home");
		await openPanel(page, width);
		const chosen = panel(page).locator("a[aria-current=true]");
		const before = await chosen.count();
		await panel(page)
			.getByRole("link", { name: new RegExp(`^${size.size} ${size.count} product`) })
			.click();
		await expect(page).toHaveURL(new RegExp(`\\?size=${size.size}$`));
		await expect(chosen).toHaveCount(before + 1);
		await panel(page)
			.getByRole("link", { name: new RegExp(`^${color.color} `, "i") })
			.click();
		await expect(page).toHaveURL(new RegExp(`color=${color.color}`));
		await expect(chosen).toHaveCount(before + 2);
		const half = String(Math.round((price.min + price.max) / 2));
		await panel(page).getByRole("spinbutton", { name: "Highest price" }).fill(half);
		await panel(page).getByRole("button", { name: "Apply" }).click();
		const query = `size=${size.size}&color=${color.color}&max=${half}`;
		await expect(page).toHaveURL(new RegExp(`max=${half}$`));
		const wanted = await cardsFor(request, `limit=12&${query}`);
		await expectCards(page, wanted.cards);
		if (isPopupAt(width))
			await panel(page)
				.getByRole("button", { name: `Show ${wanted.total} product` })
				.click();
		const chips = page.getByRole("list", { name: "Active filters" });
		await expect(chips.getByRole("link")).toHaveCount(4);
		await chips.getByRole("link", { name: `Remove Size ${size.size}` }).click();
		await expect(page).not.toHaveURL(/size=/);
	});

	test("my sizes are told once, and one switch then shows only what is in stock in them", async ({ page, request }) => {
		await open(page, "/home");
		await openPanel(page, width);
		await panel(page).getByText("Tell us your sizes").click();
		await panel(page).getByRole("group", { name: "Tops" }).getByRole("checkbox", { name: "M", exact: true }).check();
		const { total } = await cardsFor(request, "limit=1&fits=tops:M");
		await panel(page)
			.getByRole("link", { name: `Only in my sizes ${total} product` })
			.click();
		await expect(page).toHaveURL(/fits=tops%3AM$/);
		await expect(grid(page).getByRole("status")).toHaveText(`${total} products`);
		await open(page, "/home");
		await openPanel(page, width);
		await expect(panel(page).getByRole("link", { name: `Only in my sizes ${total} product` })).toBeVisible();
	});
});
