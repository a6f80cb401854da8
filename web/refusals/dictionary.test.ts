import { expect, test } from "vitest";
import { MANY_MAX } from "#core/contract/catalogue-tools.ts";
import { errorStatus } from "#core/contract/errors.ts";
import { limitMessages } from "#core/messages/limits.ts";
import { permissionMessages } from "#core/messages/permissions.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { testMailMessages } from "#core/messages/test-mail.ts";
import { inSpanish, known } from "./dictionary.es.ts";

test("what the shop's messages say is said in the same words of Spanish", () => {
	expect(inSpanish("This phone number is already in use", "in_use")).toBe("Este teléfono ya está en uso");
	expect(inSpanish("User or password not found", "wrong_credentials")).toBe(
		"No encontramos ese usuario o esa contraseña",
	);
});

test("what the server tells besides refusals is known too, other words are left as they are", () => {
	expect(known("Your account has been verified correctly!")).toBe("¡Verificamos tu cuenta!");
	expect(known("Your password has been changed")).toBe("Cambiamos tu contraseña");
	expect(known(testMailMessages.taken)).toBe("El servidor de correo lo tomó");
	expect(known(testMailMessages.kept)).toBe("La tienda de muestra lo guarda en su casilla");
	expect(known("Words nobody has translated")).toBeUndefined();
});

test("what the shop says with names and numbers in it is said with the same ones", () => {
	expect(inSpanish(sizeSystemMessages.sizeInUse("XL"), "in_use")).toBe(
		"Todavía hay productos en XL: sacalo de ellos primero",
	);
	expect(inSpanish(limitMessages.tooManyProducts(MANY_MAX), "invalid_input")).toBe(
		"Hasta 10000 productos a la vez: achicá la búsqueda",
	);
	expect(inSpanish(limitMessages.noCards, "unavailable")).toBe("Esta tienda todavía no puede cobrar con tarjeta");
	expect(inSpanish(permissionMessages.price("$ 1,500.00"), "forbidden")).toContain("$ 1.500,00");
	expect(inSpanish(sizeSystemMessages.stillThere("Azul", "M", 3), "conflict")).toBe(
		"Hay 3 unidades de Azul en M: sacalas del stock antes que el talle",
	);
});

test.each(Object.keys(errorStatus) as (keyof typeof errorStatus)[])("%s is never said in English", (code) => {
	expect(inSpanish("Words nobody has translated", code)).not.toBe("Words nobody has translated");
	expect(inSpanish("", code)).not.toBe("");
});
