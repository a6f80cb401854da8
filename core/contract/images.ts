import { z } from "zod";
import { images as calls } from "../calls/images.ts";
import { type Described, endpoints } from "./endpoint.ts";

export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024;
export const UPLOAD_PIXELS_MAX = 40_000_000;
/** What a file picker offers; the shop itself looks at the content. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

export const UploadedImage = z.object({
	/** Goes into a variant's `ProductImages` as it is. */
	address: z.string(),
	width: z.number().int(),
	height: z.number().int(),
	/** `#rrggbb` of the garment, for the colour's dot. */
	hex: z.string(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

export const schemas = {
	upload: {
		summary: "Keeps one picture (multipart field `file`, JPEG, PNG, WebP or AVIF, up to 10 MB and 40 megapixels)",
		body: z.unknown(),
		reply: UploadedImage,
	},
} satisfies Record<string, Described>;

export const images = endpoints(calls, schemas);
