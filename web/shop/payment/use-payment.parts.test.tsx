import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { clients } from "#core/calls/clients.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { config, lineOf } from "#web/testing/cart.ts";
import { button, text } from "#web/testing/controls.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { showScreen } from "#web/testing/show-screen.tsx";
import { preparedOf } from "../cart/lines.ts";
import { useTotals } from "../cart/use-totals.ts";
import { useCheckout } from "../checkout.ts";
import { usePayment } from "./use-payment.ts";

const shop = shopNetwork();
const card = {
	token: "token",
	issuer_id: null,
	payment_method_id: "visa",
	installments: 1,
	payer: { email: "ana@example.com", identification: { type: "DNI", number: "12345678" } },
};
const shipping = {
	name: "Ana",
	lastname: "Núñez",
	phone: 1155550100,
	email: "ana@example.com",
	address: {
		streetNumber: "Calle 1",
		city: "Rosario",
		provinceDepartment: "Santa Fe",
		zipCode: "2000",
		particularDetails: "",
	},
};

/** What is to be paid and what became of paying it, without the card form. */
function Paying() {
	const totals = useTotals(useCheckout("productPrepared") ?? [], config, shipping.address);
	const { pay, problem } = usePayment(totals, () => undefined, null);
	return (
		<main>
			<button type="button" disabled={totals.discount.checking} onClick={() => void pay(async () => card)}>
				Pay
			</button>
			<p>To pay: {totals.total}</p>
			<p>{problem?.title}</p>
			<ul>
				{problem?.lines?.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</main>
	);
}

beforeEach(() => {
	shop.answer(products.detail, product);
	shop.answer(clients.add, {} as never);
	shop.answer(carts.verifyDiscount, ({ body }) => (body as { total: number }).total / 2);
	const prepared = [preparedOf(lineOf(product))];
	const stored = {
		productPrepared: JSON.stringify(prepared),
		datosDeEnvio: JSON.stringify(shipping),
		discountCode: "HELLO",
	};
	for (const [key, value] of Object.entries(stored)) {
		localStorage.setItem(key, value);
		window.dispatchEvent(new StorageEvent("storage", { key }));
	}
});

test.each([
	["used_up", {}, /^The discount code HELLO has been used as often/],
	["minimum", { minimum: 200 }, /^The discount code HELLO counts from \$\s200\.00/],
])(
	"a code the payment refuses as %s is dropped with the reason, and the next try asks for the full sum",
	async (discount, more, said) => {
		shop.refuse(payments.pay, "total_changed", { total: 90, discount, ...more });
		await showScreen("/pay", { path: "/pay", Component: Paying });
		await expect.element(text("To pay: 45")).toBeVisible();
		await button("Pay").click();
		await expect.element(text("The total has changed. Nothing was charged.")).toBeVisible();
		await expect.element(page.getByText(said)).toBeVisible();
		await expect.element(text("To pay: 90")).toBeVisible();
		expect(localStorage.getItem("discountCode")).toBeNull();
		await button("Pay").click();
		await expect.poll(() => shop.sent(payments.pay)).toHaveLength(2);
		expect(shop.sent(payments.pay)[1]?.body).toMatchObject({ transaction_amount: 90, code: null });
	},
);
