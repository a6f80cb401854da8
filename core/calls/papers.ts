import type { schemas } from "../contract/papers.ts";
import { calls } from "./call.ts";

const readOrder = { method: "GET", access: "guest", right: "orders.read" } as const;

export const papers = calls<typeof schemas>()({
	ofOrder: { ...readOrder, path: "/orders/:id/papers" },
	invoice: { ...readOrder, path: "/orders/:id/invoice", contentType: "text/html" },
	creditNote: { ...readOrder, path: "/orders/:id/credit-notes/:number", contentType: "text/html" },
});
