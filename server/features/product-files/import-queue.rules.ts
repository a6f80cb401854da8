import { queue } from "../../jobs/queue.ts";

/** Which import to go on with, and who takes it back where that is not who made it. */
export type WantedImport = { id: number; by?: number | undefined };

/** Imports that go on after the answer. A process that dies on one leaves it to another after this time. */
export const importQueue = queue<WantedImport>("product-import", { expireSeconds: 300 });
