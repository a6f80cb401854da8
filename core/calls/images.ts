import type { schemas } from "../contract/images.ts";
import { calls } from "./call.ts";

export const images = calls<typeof schemas>()({
	upload: { method: "POST", path: "/images", access: "staff", right: "products.write", upload: true, status: 201 },
});
