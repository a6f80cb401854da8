import fc from "fast-check";
import { expect, test } from "vitest";
import { routePaths } from "#web/testing/route-paths.ts";
import { nameOf, placeOf, withNext } from "./next-place.ts";
import { staffPlaces } from "./staff-places.ts";

test("a place is named and found again", () => {
	expect(nameOf("/client/profile")).toBe("profile");
	expect(placeOf("profile")).toBe("/client/profile");
	expect(nameOf("/products/12")).toBe("product-12");
	expect(placeOf("product-12")).toBe("/products/12");
	expect(staffPlaces.nameOf("/admindashboard/orders/7/")).toBe("sale-7");
});

test("every screen of staff can be come back to after log-in", () => {
	const screens = [...routePaths].filter((path) => /^\/(admindashboard|addnewproduct|updateProducto)/.test(path));
	expect(screens.length).toBeGreaterThan(8);
	for (const screen of screens) {
		const address = screen.replace(":id", "12");
		expect(staffPlaces.placeOf(staffPlaces.nameOf(address)), screen).toBe(address);
	}
});

test("what is not in the list leads nowhere", () => {
	const strangers = ["", "//evil.example", "https://evil.example", "/orders", "constructor", "orders-1", "product"];
	for (const stranger of [...strangers, "product-", "product--1", "product-1/..", "__proto__", null]) {
		expect(placeOf(stranger)).toBeNull();
		expect(staffPlaces.placeOf(stranger)).toBeNull();
	}
	for (const address of ["/", "/login", "/products/new", "/products/:id", "/home/1"])
		expect(nameOf(address)).toBeNull();
});

test("whatever stands in a link, it leads to a path of the shop or nowhere", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[a-z]+-\d+$/)), (name) => {
			for (const place of [placeOf(name), staffPlaces.placeOf(name)])
				expect(place ?? "/home").toMatch(/^\/[A-Za-z]+(\/[\w]+)*$/);
		}),
	);
});

test("a log-in address carries the way back only when there is one", () => {
	expect(withNext("/login", "orders")).toBe("/login?next=orders");
	expect(withNext("/login", "https://evil.example")).toBe("/login");
	expect(withNext("/login", null)).toBe("/login");
});
