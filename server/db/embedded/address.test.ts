import { expect, test } from "vitest";
import { embeddedUrl, socketFolder } from "./address.ts";

test.each([
	["a usual folder", "/srv/shop/data/postgres", "/srv/shop/data/postgres"],
	["a path as long as a socket's may be", `/${"a".repeat(87)}`, `/${"a".repeat(87)}`],
	["a longer one", `/${"a".repeat(88)}`, ""],
	["a long one in few letters", `/${"ñ".repeat(50)}`, ""],
	["a path with what PostgreSQL's settings would read otherwise", "/srv/my, shop's", ""],
])("%s", (_, home, folder) => {
	expect(socketFolder(home)).toBe(folder);
});

test("a cluster without a socket is reached by loopback", () => {
	expect(embeddedUrl({ home: "/nowhere", password: "p", port: 5 }, "shop")).toMatch(
		/^postgres:\/\/\w+:p@127\.0\.0\.1:5\/shop$/,
	);
});
