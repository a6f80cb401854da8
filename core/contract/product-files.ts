import { z } from "zod";
import { productFiles as calls } from "../calls/product-files.ts";
import { type Described, endpoints } from "./endpoint.ts";

export const schemas = {
	export: {
		summary: "All products as a CSV file, one line per colour and size (docs/product-files.md), streamed",
		reply: z.string(),
	},
} satisfies Record<string, Described>;

export const productFiles = endpoints(calls, schemas);
