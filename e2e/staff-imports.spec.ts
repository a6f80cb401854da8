import { type APIRequestContext, expect, test } from "@playwright/test";
import { ANSWERED_BYTES_MAX } from "#core/contract/product-files.ts";
import { fileProblemMessages } from "#core/messages/product-files.ts";
import words from "#web/staff/moving/messages.en.ts";
import { open } from "./browsing.ts";
import { openAsStaff, staffHeaders } from "./staff.ts";

const SIZES = ["S", "M", "L", "XL"];
const HEAD = "slug,name,brand,description,price,collection,category,state,colour,size,stock";
/** Of so many lines that the page can be loaded anew while they are written. */
const PRODUCTS = 100;
const DYES = "abcdefghijklmnopqrstuvwxyz";
const LINES_OF_ONE = DYES.length * SIZES.length;

/** Drafts, so that no shopper's page is another one meanwhile. */
function linesOf(slug: string, price: string): string[] {
	const said = `Imported coat,House label,A coat.,${price},Summer,Women,draft`;
	return Array.from({ length: LINES_OF_ONE }, (_, at) => {
		const colour = `Dye ${DYES[Math.floor(at / SIZES.length)]}`;
		return `${slug},${at === 0 ? said : ",,,,,,"},${colour},${SIZES[at % SIZES.length]},2`;
	});
}

/** One product costs what is given; `\n` at the end makes the file too large to be answered at once. */
const fileOf = (run: string, price: string, end = "") => ({
	name: "products.csv",
	mimeType: "text/csv",
	buffer: Buffer.from(
		[
			HEAD,
			...Array.from({ length: PRODUCTS }, (_, at) => linesOf(`coat-${run}-${at}`, at === 1 ? price : "49.90")).flat(),
			end,
		].join("\n"),
	),
});

async function exportedLines(request: APIRequestContext, run: string): Promise<number> {
	const answer = await request.get("/api/products/export", { headers: await staffHeaders(request) });
	return (await answer.text()).split("\r\n").filter((line) => line.startsWith(`"coat-${run}-`)).length;
}

test("a file is mended where it is wrong, imported by a job that outlives the page, and taken back", async ({
	page,
	request,
}) => {
	test.slow();
	const run = Date.now().toString(36);
	await openAsStaff(page, "/admindashboard/moving");
	const file = page.getByLabel(words.file);
	const apply = page.getByRole("button", { name: words.apply, exact: true });
	const progress = page.getByRole("progressbar", {
		name: new RegExp(`${words.states.reading}|${words.states.applying}`),
	});
	const newest = page.getByRole("table", { name: words.last }).getByRole("row").nth(1);

	await file.setInputFiles(fileOf(run, "cheap"));
	const place = `${LINES_OF_ONE + 2} price ${fileProblemMessages.price_form()}`;
	await expect(page.getByRole("row", { name: place })).toBeVisible();
	await expect(apply).toHaveCount(0);
	expect(await exportedLines(request, run)).toBe(0);

	await file.setInputFiles(fileOf(run, "59.90", "\n".repeat(ANSWERED_BYTES_MAX)));
	await expect(page.getByText(words.summary(PRODUCTS, 0, 0)).first()).toBeVisible({ timeout: 60_000 });
	await apply.click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.apply, exact: true }).click();
	await expect(progress).toBeVisible();
	await open(page, "/admindashboard/moving");
	await expect(progress).toBeVisible();
	await expect(newest).toContainText(words.states.done, { timeout: 60_000 });
	await expect(progress).toHaveCount(0);
	expect(await exportedLines(request, run)).toBe(PRODUCTS * LINES_OF_ONE);

	await newest.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: words.undo, exact: true }).click();
	await expect(newest).toContainText(words.states.undone, { timeout: 60_000 });
	expect(await exportedLines(request, run)).toBe(0);
});
