import { defineConfig } from "vitest/config";

/** The tests that speak of money, stock, payment and access, without the long races, crashes and random lives. */
export default defineConfig({
	test: {
		include: [
			"core/rules/*.test.ts",
			"server/adapters/payments/mercado-pago.test.ts",
			"server/features/{carts,discounts,offers,orders}/*.test.ts",
			"server/features/payments/{payments,webhook,expiry}.test.ts",
			"server/features/reviews/create-review.test.ts",
			"server/features/sessions/sessions.test.ts",
			"server/http/http.test.ts",
			"server/testing/permissions.test.ts",
		],
		globalSetup: ["server/testing/global-setup.ts"],
		testTimeout: 60_000,
		hookTimeout: 120_000,
		maxWorkers: 1,
	},
});
