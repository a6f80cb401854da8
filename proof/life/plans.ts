import fc from "fast-check";
import type { Plan } from "./deed.ts";
import * as accounts from "./deeds/accounts.ts";
import * as carts from "./deeds/carts.ts";
import * as catalogue from "./deeds/catalogue.ts";
import * as doors from "./deeds/doors.ts";
import * as giving from "./deeds/giving.ts";
import * as linking from "./deeds/linking.ts";
import * as lists from "./deeds/lists.ts";
import * as orders from "./deeds/orders.ts";
import * as paying from "./deeds/paying.ts";
import * as provider from "./deeds/provider.ts";
import * as returning from "./deeds/returning.ts";
import * as sending from "./deeds/sending.ts";
import * as sharing from "./deeds/sharing.ts";

const weighted = (weight: number, ...arbitraries: fc.Arbitrary<Plan>[]) =>
	arbitraries.map((arbitrary) => ({ weight, arbitrary }));

/** Everything that may be done while others do something, as often as it happens in a shop. */
export const anything: fc.Arbitrary<Plan> = fc.oneof(
	...weighted(14, paying.pay),
	...weighted(6, carts.setCart, carts.mergeCart, provider.decide, orders.changeStatus, sending.ship, catalogue.edit),
	...weighted(4, carts.readCart, lists.add, lists.takeOut, lists.create, sharing.share, sharing.invite, sharing.join),
	...weighted(
		3,
		paying.payAgain,
		orders.confirm,
		orders.refund,
		orders.refundPart,
		orders.callOff,
		returning.askExchange,
		returning.callExchangeOff,
		returning.receiveExchange,
		returning.sendExchange,
		returning.askMoney,
		linking.make,
		linking.payByLink,
		linking.payByLink,
		provider.arriveLate,
		lists.favour,
		sharing.unshare,
	),
	...weighted(10, giving.claim, giving.buy),
	...weighted(4, giving.openList, giving.unclaim),
	...weighted(3, catalogue.look, catalogue.offer, catalogue.sell, catalogue.review, lists.rename, lists.remove),
	...weighted(3, doors.setStock, doors.tell),
	...weighted(1, accounts.changePassword, accounts.leave),
);

/** What is done while nobody else does anything. */
export const alone: fc.Arbitrary<Plan> = fc.oneof(
	{ weight: 8, arbitrary: anything },
	{ weight: 1, arbitrary: accounts.comeBack },
	{ weight: 1, arbitrary: returning.receiveMoney },
	{ weight: 1, arbitrary: catalogue.changeAndUndo },
);
