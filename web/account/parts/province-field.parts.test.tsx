import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as signUp from "../sign-up/sign-up.tsx";

shopNetwork();
const field = () => page.getByLabelText("Province or department");
const offered = () => [...((field().element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);

test("the provinces of the shop's country can be picked, others typed", async () => {
	await showScreen("/signup", screen("/signup", signUp));
	await field().click();
	await expect.poll(offered).toHaveLength(24);
	expect(offered()).toContain("Tierra del Fuego");
	await field().fill("Elsewhere");
	await expect.element(field()).toHaveValue("Elsewhere");
});

test("where the shop knows no provinces, they are typed", async () => {
	await showScreen("/signup", screen("/signup", signUp));
	tellFacts({ ...browserFacts(), country: "FR" });
	await field().click();
	await field().fill("Bretagne");
	expect(offered()).toEqual([]);
});
