export * from "./schema/cart.ts";
export * from "./schema/catalogue.ts";
export * from "./schema/lists.ts";
export * from "./schema/orders.ts";
export * from "./schema/payments.ts";
export * from "./schema/people.ts";
export * from "./schema/shop.ts";
export * from "./schema/stock.ts";
