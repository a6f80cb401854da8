import { expect, type Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expectOwnWords } from "./foreign-words.ts";

/** What leaves the shop on paper with the first order is the shop's own, as a page and as PDF. */
export async function expectOwnPapers(owner: Page): Promise<void> {
	const token = await owner.evaluate(() => localStorage.getItem("token") ?? "");
	const ask = (path: string, accept: string) =>
		owner.request.get(`/api/orders/1/${path}?language=es`, { headers: { accept, authorization: `Bearer ${token}` } });
	// It is written in a job, once the order is paid.
	await expect.poll(async () => (await ask("invoice", "text/html")).status()).toBe(200);
	const invoice = await (await ask("invoice", "text/html")).text();
	for (const words of ["Ojal y Hilo", "59,90", "3,50", "63,40", "€"]) expect(invoice).toContain(words);
	expectOwnWords("the invoice", invoice);
	for (const path of ["invoice", "packing-slip"]) {
		const { text } = await extractText(new Uint8Array(await (await ask(path, "application/pdf")).body()));
		expect(text.join(" ")).toContain("Ojal y Hilo");
		expectOwnWords(`the PDF of the ${path}`, text.join(" "));
	}
}
