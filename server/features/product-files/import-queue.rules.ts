import { queue } from "../../jobs/queue.ts";

/** Imports that go on after the answer. A process that dies on one leaves it to another after this time. */
export const importQueue = queue<{ id: number }>("product-import", { expireSeconds: 300 });
