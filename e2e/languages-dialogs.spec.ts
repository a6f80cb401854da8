import { expect, type Page, test } from "@playwright/test";
import { logInStaff } from "./accounts.ts";
import { open } from "./browsing.ts";
import { garments } from "./buying.ts";
import { expectSpanishHere, translatedNames } from "./languages.ts";

/** What lies above a page until somebody closes it. */
type Opening = { what: string; at: string; steps: RegExp[]; shows: RegExp; widths?: readonly number[] };

const PHONE = 390;
const WIDTHS = [PHONE, 1440] as const;

async function look(page: Page, openings: readonly Opening[], names: readonly string[]): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		for (const { what, at, steps, shows, widths = WIDTHS } of openings) {
			if (!widths.includes(width)) continue;
			await test.step(`${what} at ${width} px`, async () => {
				await open(page, at);
				await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
				const shown = page.getByText(shows).filter({ visible: true }).first();
				// What is pressed before its part of the page listens is pressed again.
				await expect(async () => {
					if (await shown.isVisible()) return;
					for (const name of steps) await page.getByRole("button", { name }).first().click({ timeout: 5_000 });
					await expect(shown).toBeVisible({ timeout: 5_000 });
				}).toPass();
				await expectSpanishHere(page, `${what} at ${width} px`, names);
			});
		}
	}
}

test("what opens above the pages of the shop is Spanish below /es, and whole", async ({ page, request }) => {
	test.slow();
	const names = await translatedNames(request);
	expect(names).toContain("Standard delivery");
	const [one] = await garments(request, 0);
	const at = `/es/products/${one?.product.id_product}?size=M`;
	await look(
		page,
		[
			{ what: "the menu", at: "/es/home", steps: [/^Menú$/], shows: /^Favoritos$/ },
			{ what: "filters", at: "/es/home", steps: [/^Filtr/], shows: /^Ver \d+ productos$/, widths: [PHONE] },
			{ what: "the size guide", at: "/es/products/1", steps: [/^Guía de talles$/], shows: /^Esta prenda$/ },
			{ what: "which size", at: "/es/products/1", steps: [/^¿Qué talle\?$/], shows: /^Escribí una de tus medidas/ },
			{ what: "the mini cart", at, steps: [/^Agregar al carrito$/], shows: /ya está en tu carrito$/ },
			{ what: "another colour or size", at: "/es/cart", steps: [/^Cambiar/], shows: /^Llevar este$/ },
			{
				what: "the link to the cart",
				at: "/es/cart",
				steps: [/^Compartir este carrito$/],
				shows: /^Copiar el enlace$/,
			},
			{ what: "clearing the cart", at: "/es/cart", steps: [/^Vaciar el carrito$/], shows: /^¿Vaciar el carrito\?$/ },
			{ what: "what was saved for later", at: "/es/cart", steps: [/^Guardar para después/], shows: /^Deshacer$/ },
		],
		names,
	);
});

test("what opens above the screens of staff is Spanish below /es, and whole", async ({ page }) => {
	test.slow();
	await logInStaff(page);
	await look(
		page,
		[
			{ what: "a category", at: "/es/admindashboard/categories", steps: [/^Cambiar/], shows: /^Nombre en castellano$/ },
			{
				what: "a new key",
				at: "/es/admindashboard/keys",
				steps: [/^Crear una clave$/],
				shows: /^Cuánto tiempo sirve$/,
			},
			{
				what: "a receiver",
				at: "/es/admindashboard/webhooks",
				steps: [/^Agregar un destino$/],
				shows: /^Se le avisa de$/,
			},
			{
				what: "hiding a review",
				at: "/es/admindashboard/reviews",
				steps: [/^Ocultar/],
				shows: /^Ocultar esta opinión$/,
			},
			{ what: "new sizes", at: "/es/admindashboard/sizes", steps: [/^Agregar talles$/], shows: /^Talles, en orden$/ },
			{
				what: "all products at once",
				at: "/es/admindashboard/products",
				steps: [/^Editar los \d+ productos encontrados$/],
				shows: /^Qué cambiar$/,
			},
		],
		[],
	);
});
