const filesIn = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`);

/** Code that must not be wrong, with the tests that speak of it; each mutant is tried on its group's tests alone. */
export const groups = {
	prices: {
		mutate: [
			...filesIn(
				"server/features/payments",
				"pay.service",
				"place-order.service",
				"write-order.service",
				"delivery.service",
				"pricing.service",
			),
			"server/features/discounts/discounts.service.ts",
		],
		tests: [
			"server/features/payments/{payments,idempotency,placing,placing-carts,refusals,delivery}.test.ts",
			"server/features/discounts/*.test.ts",
		],
	},
	outcomes: {
		mutate: filesIn(
			"server/features/payments",
			"apply-payment.service",
			"attempts.service",
			"settle-stock-and-code.service",
			"write-news.service",
			"payments.mails",
		),
		tests: [
			"server/features/payments/{payments,idempotency,placing,placing-carts,webhook,notices,expiry,reconcile,apply-payment}.test.ts",
			"server/features/orders/{orders,order-mails,status-changes,refunds}.test.ts",
			"server/features/discounts/*.test.ts",
		],
	},
	news: {
		mutate: filesIn(
			"server/features/payments",
			"reconcile.jobs",
			"refund.service",
			"refund-wishes.service",
			"settle-refunds.service",
			"given-back.service",
			"cancel.service",
			"webhook.service",
		),
		tests: [
			"server/features/payments/{placing,webhook,notices,expiry,reconcile,refund-races,cancel}.test.ts",
			"server/features/orders/{status-changes,refunds,part-refunds}.test.ts",
		],
	},
	signatures: {
		mutate: ["server/adapters/payments/signature.ts"],
		tests: ["server/adapters/payments/{signature,mercado-pago}.test.ts", "server/features/payments/webhook.test.ts"],
	},
	stock: {
		mutate: filesIn(
			"server/features/orders",
			"order-stock.service",
			"order-units.queries",
			"order-token.service",
			"orders.service",
		),
		tests: ["server/features/{orders,discounts}/*.test.ts"],
	},
	carts: {
		mutate: ["server/features/carts/carts.service.ts", "server/features/offers/offers.service.ts"],
		tests: [
			"server/features/{carts,offers}/*.test.ts",
			"server/features/payments/{payments,idempotency,placing,placing-carts}.test.ts",
		],
	},
	access: {
		mutate: filesIn("server/http", "access", "limits"),
		tests: [
			"server/http/{access,limits,http}.test.ts",
			"server/features/clients/passwords.test.ts",
			"server/features/sessions/{sessions,guessing}.test.ts",
		],
	},
} satisfies Record<string, { mutate: string[]; tests: string[] }>;

export type GroupName = keyof typeof groups;
