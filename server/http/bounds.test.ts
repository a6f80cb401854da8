import { expect, test } from "vitest";
import { testShop } from "../testing/app.ts";
import { setSettings } from "../testing/set-settings.ts";
import { boundsProblem } from "./bounds.ts";

test("A1: a path of up to 512 characters and 20 segments is looked for, a longer one is not found", () => {
	expect(boundsProblem("GET", `/${"a".repeat(511)}`)).toBeNull();
	expect(boundsProblem("GET", `/${"a".repeat(512)}`)).toBe("not_found");
	expect(boundsProblem("GET", "/a".repeat(20))).toBeNull();
	expect(boundsProblem("GET", "/a".repeat(21))).toBe("not_found");
	expect(boundsProblem("GET", `/${"a/".repeat(7_900)}?x=1`)).toBe("not_found");
});

test("a query of up to 4096 characters is read, a longer one is refused", () => {
	expect(boundsProblem("GET", `/home?${"q".repeat(4_096)}`)).toBeNull();
	expect(boundsProblem("GET", `/home?${"q".repeat(4_097)}`)).toBe("bad_request");
});

test("A13: a method that no page or call knows is not found", () => {
	expect(boundsProblem("TRACE", "/home")).toBe("not_found");
	expect(boundsProblem("HEAD", "/home")).toBeNull();
});

test("who asks for a page reads a sentence and finds a way on, who asks for data gets code and message", async () => {
	const shop = await testShop();
	const url = `/home?${"q".repeat(4_097)}`;
	const page = await shop.app.inject({ url, headers: { accept: "text/html" } });
	expect(page.statusCode).toBe(400);
	expect(page.body).toContain('<a href="/home">See all products</a>');
	await setSettings(shop, { languages: ["en", "es"] });
	const spanish = await shop.app.inject({ url: `/es${url}`, headers: { accept: "text/html" } });
	expect(spanish.body).toContain('<html lang="es">');
	expect(spanish.body).toContain("No podemos leer esta dirección");
	expect(spanish.body).toContain('<a href="/es/home">Ver todos los productos</a>');
	const data = await shop.app.inject({ url: `/api${url}` });
	expect(data.statusCode).toBe(400);
	expect(data.json()).toMatchObject({ code: "bad_request" });
	await shop.close();
});
