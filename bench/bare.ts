import { sendBytes, sendFromFastify } from "./references/bytes.ts";
import { saveCarts } from "./references/carts.ts";
import { listFromDatabase } from "./references/list.ts";
import { localCards } from "./references/local-cards.ts";
import { logIn } from "./references/log-in.ts";
import { takePayments } from "./references/payments.ts";

/**
 * The reference servers: the least that can do the same. Each figure of the shop is a ratio to one of these, measured in
 * the same run. Usage: bare.ts KIND, with what it needs as JSON in BARE_GIVEN; it prints where it listens.
 */
const references: Record<string, (given: never) => Promise<string>> = {
	bytes: sendBytes,
	fastify: sendFromFastify,
	list: listFromDatabase,
	"log-in": logIn,
	carts: saveCarts,
	payments: takePayments,
	"local-cards": localCards,
};

const start = references[process.argv[2] ?? ""];
if (!start) throw new Error(`no such reference: ${process.argv[2]}`);
console.log(`listening at ${await start(JSON.parse(process.env.BARE_GIVEN ?? "{}") as never)}`);
