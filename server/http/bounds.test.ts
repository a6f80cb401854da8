import { expect, test } from "vitest";
import { refuseUnboundedAddress } from "./bounds.ts";

const refusal = (url: string, method = "GET") =>
	refuseUnboundedAddress({ method, raw: { url } } as Parameters<typeof refuseUnboundedAddress>[0]).then(
		() => null,
		({ status }: { status: number }) => status,
	);

test("A1: a path of up to 512 characters and 20 segments is looked for, a longer one is not found", async () => {
	expect(await refusal(`/${"a".repeat(511)}`)).toBeNull();
	expect(await refusal(`/${"a".repeat(512)}`)).toBe(404);
	expect(await refusal("/a".repeat(20))).toBeNull();
	expect(await refusal("/a".repeat(21))).toBe(404);
	expect(await refusal(`/${"a/".repeat(7_900)}?x=1`)).toBe(404);
});

test("a query of up to 4096 characters is read, a longer one is refused", async () => {
	expect(await refusal(`/home?${"q".repeat(4_096)}`)).toBeNull();
	expect(await refusal(`/home?${"q".repeat(4_097)}`)).toBe(400);
});

test("A13: a method that no page or call knows is not found", async () => {
	expect(await refusal("/home", "TRACE")).toBe(404);
	expect(await refusal("/home", "HEAD")).toBeNull();
});
