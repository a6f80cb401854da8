export { holdStock, writeStockMoves } from "./changes.queries.ts";
export { readLooks, writeLooks } from "./colours.queries.ts";
export { makeRoom } from "./make-room.queries.ts";
