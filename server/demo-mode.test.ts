import { expect, test } from "vitest";
import { demoModeOf } from "./demo-mode.ts";

test("A3: on this machine only, under any of its names, the demo shop opens", () => {
	const MERCADOPAGO_API_URL = "https://api.example.com";
	for (const HOST of ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
		expect(demoModeOf({ DEMO: "true", MERCADOPAGO_API_URL, HOST }, false)).toBe("local");
	for (const HOST of ["::", "0.0.0.0", "192.168.1.4", "shop.example.com"])
		expect(() => demoModeOf({ DEMO: "true", MERCADOPAGO_API_URL, HOST }, false)).toThrow(/lets other machines in/);
});
