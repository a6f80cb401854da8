import { expect, expectTypeOf, test } from "vitest";
import { productFields } from "#core/contract/product-fields.ts";
import { productDetails } from "#core/messages/product-details.ts";
import type { Details } from "#core/rules/product-details.ts";
import { formFieldNames, type formFields } from "./form-fields.ts";

const wireNames = formFieldNames.map((name): string => (name === "category" ? "categories" : name));

test("every product field is in the form, but the offer's price, which follows from the discount", () => {
	expect([...wireNames, "price_offer"].sort()).toEqual(Object.keys(productFields).sort());
});

test("a list that forgets a field does not fit its type", () => {
	expectTypeOf<Omit<typeof formFields, "fit">>().not.toExtend<typeof formFields>();
	expectTypeOf<Omit<typeof productDetails, "fabric">>().not.toExtend<Details>();
	expectTypeOf(productDetails).toExtend<Details>();
});
