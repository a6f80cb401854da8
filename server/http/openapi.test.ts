import { describe, expect } from "vitest";
import { API_PREFIX, addressOf } from "#core/calls/call.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { type ContractEntry, contractEntries } from "#core/contract/index.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { permissions } from "#server/testing/permissions.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { openApi } from "./openapi.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

type Content = Record<string, { schema: { type?: string; format?: string } }>;
type Operation = {
	security?: Record<string, string[]>[];
	requestBody?: { content: Content };
	responses: Record<string, { content?: Content }>;
};
const paths = openApi().paths as Record<string, Record<string, Operation>>;

function documented({ path, method }: Endpoint): Operation {
	const operation = paths[API_PREFIX + path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
	if (!operation) throw new Error(`${method} ${path} is not in the document`);
	return operation;
}
const contentOf = (endpoint: Endpoint) => documented(endpoint).responses[String(endpoint.status ?? 200)]?.content ?? {};

/** Every form of an answer that is no usual JSON; the two of the sign-in popup need its provider. */
const forms = contractEntries()
	.filter(({ name, endpoint }) => endpoint.contentType && !["auth.start", "auth.callback"].includes(name))
	.flatMap((entry) => Object.keys(contentOf(entry.endpoint)).map((form) => ({ ...entry, form })));

/** The answer to somebody who may ask, in this form. */
async function answered({ name, endpoint, form }: ContractEntry & { form: string }) {
	const owner = await addClient(shop);
	const permission = permissions[name];
	const mayAsk = async () => {
		if (permission?.expect.owner === 200) return owner;
		return permission?.expect.otherClient === 200 ? addClient(shop) : addStaff(shop, "admin");
	};
	const given = (await permission?.given?.({ shop, owner })) ?? {};
	const { token } = await mayAsk();
	return shop.get(addressOf(endpoint, given), { accept: form, authorization: `Bearer ${token}` });
}

describe("what is no usual JSON", () => {
	test("is a table, pages to print, a stream, an archive, a download and paper", () => {
		expect([...new Set(forms.map(({ form }) => form))].sort()).toEqual([
			"application/json",
			"application/pdf",
			"application/x-ndjson",
			"application/zip",
			"text/csv",
			"text/html",
		]);
	});

	test.each(forms)("$name is answered as $form, as the document says", async (entry) => {
		const { status, headers } = await answered(entry);
		expect(status).toBe(200);
		expect(String(headers["content-type"]).split(";")[0]).toBe(entry.form);
	});

	test.each(["application/zip", "application/pdf"])("%s is bytes", (form) => {
		const found = forms.filter((one) => one.form === form);
		for (const { name, endpoint } of found)
			expect(contentOf(endpoint)[form]?.schema, name).toEqual({ type: "string", format: "binary" });
		expect(found.length).toBeGreaterThan(0);
	});
});

test("what is sent as a file is bytes, but for a table", () => {
	const sent = contractEntries().filter(({ endpoint }) => endpoint.upload);
	const schemaOf = ({ endpoint }: ContractEntry) => {
		const [[form, { schema }]] = Object.entries(documented(endpoint).requestBody?.content ?? {}) as [
			[string, Content[string]],
		];
		return [form, schema];
	};
	const bytes = { type: "string", format: "binary" };
	const inForm = ["multipart/form-data", { type: "object", required: ["file"], properties: { file: bytes } }];
	expect(Object.fromEntries(sent.map((one) => [one.name, schemaOf(one)]))).toEqual({
		"images.upload": inForm,
		"reviews.addPhoto": inForm,
		"productFiles.import": ["text/csv", { type: "string" }],
		"productFiles.importPictures": ["application/zip", bytes],
	});
});

test("a bearer is asked for by every call that no other proof opens", () => {
	for (const { name, endpoint } of contractEntries()) {
		const { security } = documented(endpoint);
		if (endpoint.access === "public") expect(security, name).toBeUndefined();
		else {
			const isOpenWithout = endpoint.access === "guest" || endpoint.access === "self-or-token";
			expect(
				security?.some((way) => Object.keys(way).length === 0),
				name,
			).toBe(isOpenWithout);
			expect(security, name).toContainEqual({ bearer: [] });
		}
	}
});
