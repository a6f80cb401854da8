import { expect, test } from "vitest";
import { answerInSpanish } from "./answers.es.ts";

test("a refusal is said in Spanish, and so is what it says of each field", () => {
	const phone = "This phone number is already in use";
	expect(answerInSpanish({ code: "in_use", message: "Nobody knows this", fields: { phone } })).toEqual({
		code: "in_use",
		message: answerInSpanish({ code: "in_use", message: "" }).message,
		fields: { phone: "Este teléfono ya está en uso" },
	});
});

test("what the server tells besides is said in Spanish where it is known, the rest of the answer stays", () => {
	const done = { message: "Your account has been verified correctly!", token: "x" };
	expect(answerInSpanish(done)).toEqual({ message: "¡Verificamos tu cuenta!", token: "x" });
	expect(answerInSpanish({ message: "Words of the owner" })).toEqual({ message: "Words of the owner" });
});
