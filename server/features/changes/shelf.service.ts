export { holdStock, writeStockMoves } from "./changes.queries.ts";
export { readLooks, writeLooks } from "./colours.queries.ts";
