import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openProduct } from "#web/testing/product-page.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

shopNetwork();
const said = page.getByRole("region", { name: "Delivery and returns" });
const days: [number, number] = [3, 5];
const sent = { name: "Post", kind: "send", days, cost: 8, isFrom: false, freeFrom: 100 } as const;
const showroom = { name: "Showroom", kind: "pickup", days: undefined, cost: 0 } as const;

test("a product says what its delivery costs, when it comes, and for how long it can go back", async () => {
	await openProduct({ terms: { sent, pickups: [showroom], returnsDays: 10 } });
	await expect
		.element(said.getByRole("listitem").nth(0))
		.toHaveTextContent("Delivery for $ 8.00, free from $ 100.00 · Arrives in 3 to 5 working days");
	await expect.element(said.getByRole("listitem").nth(1)).toHaveTextContent("Showroom: free to pick up");
	await expect.element(said.getByRole("link", { name: "10 days to give it back" })).toHaveAttribute("href", "/returns");
});

test("what differs by address is the least it costs, and what the owner does not promise is not said", async () => {
	await openProduct({
		terms: { sent: { ...sent, days: undefined, isFrom: true, freeFrom: null }, pickups: [], returnsDays: 0 },
	});
	await expect.poll(() => said.element().textContent).toBe("Delivery from $\u00a08.00");
});

test("without delivery and returns there is nothing to say", async () => {
	await openProduct();
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.element(said).not.toBeInTheDocument();
});
