import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

const root = fileURLToPath(new URL("../../", import.meta.url));
const REFUSES = /\bAppError\b|\binvalidField\b/;
const IMPORTS = /import (?:type )?\{([^}]*)\} from "#core\/(messages(?:\/[\w-]+)?)\.ts"/g;

/** Which names of which messages the files use that refuse: those of the server that say so, and what the contract lets in. */
function refusedWith(): [file: string, name: string][] {
	const files = globSync(["server/**/*.ts", "core/contract/*.ts"], { cwd: root }).filter(
		(file) => !/\.test\.ts$|^server\/testing\//.test(file),
	);
	const used = files.flatMap((file) => {
		const text = readFileSync(`${root}${file}`, "utf8");
		if (file.startsWith("server/") && !REFUSES.test(text)) return [];
		return [...text.matchAll(IMPORTS)].flatMap(([, names = "", from = ""]) =>
			names.split(",").map((name) => `${from} ${name.trim()}`),
		);
	});
	return [...new Set(used)].map((one) => one.split(" ") as [string, string]).filter(([, name]) => name !== "");
}

/** Every text of some messages, those with blanks filled in. */
function textsOf(said: unknown): string[] {
	if (typeof said === "string") return [said];
	if (typeof said === "function") return textsOf(said(...Array.from({ length: said.length }, () => "3")));
	return typeof said === "object" && said ? Object.values(said).flatMap(textsOf) : [];
}

test.each(refusedWith())("every text of %s, %s, is known: the server refuses with them", async (file, name) => {
	const messages: Record<string, unknown> = await import(/* @vite-ignore */ `${root}core/${file}.ts`);
	const texts = textsOf(messages[name]);
	expect(texts).not.toEqual([]);
	expect(texts.filter((text) => known(text) === undefined)).toEqual([]);
});

test("what used to be said in English where no message said it is said in Spanish", () => {
	const units = "Only 2 of Azul M are left: others have been sold or are being paid";
	expect(inSpanish(units, "conflict")).toBe("Quedan solo 2 de Azul M: las otras se vendieron o se están pagando");
	expect(inSpanish("Only 2 left of Scarf (Blanco, M)", "sold_out")).toBe("Quedan solo 2 de Scarf (Blanco, M)");
	expect(inSpanish("The discount code HOLA has been used up meanwhile", "conflict")).toContain("HOLA");
	expect(inSpanish("Only whoever wrote a note can delete it", "forbidden")).toBe(
		"Una nota solo la puede borrar quien la escribió",
	);
	expect(inSpanish("This return was settled already", "conflict")).toBe("Esta devolución ya está cerrada");
});
