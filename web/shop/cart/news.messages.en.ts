const messages = {
	changed: (what: string) => `Your cart has changed: ${what}`,
	changedAndMore: (what: string) => `Your cart has changed: ${what}, and more`,
	seeCart: "See cart",
	costs: (name: string, price: string, before: string) => `${name} costs ${price} now, it was ${before}`,
	capped: (what: string, kept: number) => `Only ${kept} left of ${what}`,
	soldOut: (what: string) => `${what} is sold out`,
	gone: (what: string) => `${what} is no longer sold`,
	full: (what: string) => `${what} does not fit: a cart holds 100 lines`,
};

export default messages;
