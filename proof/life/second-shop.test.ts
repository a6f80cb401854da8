import { DEEDS, LONGEST_MS, livingTest } from "./lives.ts";

const { test, liveOn } = livingTest(1);

test(
	`${DEEDS} random deeds of clients, staff and the card provider, alone and at once, are explained by the model, and the books are sound`,
	liveOn,
	LONGEST_MS,
);
