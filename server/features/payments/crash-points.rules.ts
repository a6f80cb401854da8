/**
 * The places where a process may die while money or stock is in motion, each with what must be true once the shop has
 * been started again and the reconciler has run. A test kills a real process at every one of them.
 */
export const crashPoints = {
	"pay: key claimed": "nothing was written, nothing is charged, the stock is as before",
	"pay: order written": "nothing was committed, nothing is charged, the stock is as before",
	"pay: committed": "the provider was never asked: the order is cancelled and its stock is back",
	"pay: provider asked": "the provider charged: the order is completed",
	"pay: answer received": "the provider charged: the order is completed",
	"pay: result written": "the provider charged: the order is completed",
	"pay: before the cart is emptied": "the provider charged: the order is completed and the cart without what was paid",
	"pay: before the mail": "the provider charged: the order is completed and mailed once",
	"pay: before the answer": "the order is completed; the same request again gets its answer",
	"link: order written": "no order was made and nothing is set aside; sent again, one is made",
	"link: card noted": "no card was tried: the order can be paid by its link as before",
	"webhook: signature checked": "nothing was noted; the provider's next notice or a check approves the order",
	"webhook: noted": "the noted notice is applied: the order is completed",
	"webhook: applied": "the noted notice is applied again, once: the order is completed",
	"webhook: committed": "the order is completed; the provider's repeated notice changes nothing",
	"check: provider answered": "the next check asks again and settles the order",
	"refund: before the call": "the wanted refund is made, once",
	"refund: sent": "the same key is sent again: the money went back once",
	"refund: answered": "the same key is sent again: the money went back once",
	"refund: written": "nothing of it was committed: the same key is sent again, and the units are back once",
	"cancel: committed": "the order is cancelled and its stock is back; the wanted refund is made, once",
	"expiry: selected": "the order is cancelled and its stock is back",
	"expiry: released": "the order is cancelled and its stock is back, once",
	"status: written": "the status is as before, and so is the stock",
	"status: stock moved": "the status is as before, and so is the stock",
	"status: before the refund": "the wanted refund is made, once",
	"shipment: written": "nothing has left and nobody was mailed; sent again, it leaves once",
	"shipment: committed": "it has left; the same request again sends nothing and gets its answer",
	"merge: cart locked": "the cart is as before; the merge can be sent again",
	"merge: noted": "the cart is as before; the merge can be sent again",
	"merge: committed": "the cart is merged once, however often the merge is sent again",
} as const;

export type PaymentCrashPoint = keyof typeof crashPoints;
