import type { Worker } from "node:cluster";
import type { FromExchange, Port, ToExchange } from "../cache/exchange-messages.ts";

/** Messages of the exchange go the same way as those that start and end a process. */
type Wrapped<Message> = { ofAnswers?: Message };

/** The other end may be gone at any moment; what is told to it then is told to nobody. */
const notHeard = () => {};

export function portTo(worker: Worker): Port<FromExchange, ToExchange> {
	return {
		send(ofAnswers) {
			if (worker.isConnected()) worker.process.send({ ofAnswers } satisfies Wrapped<FromExchange>, notHeard);
		},
		listen(hear) {
			worker.on("message", ({ ofAnswers }: Wrapped<ToExchange>) => ofAnswers && hear(ofAnswers));
		},
	};
}

export function portToFirst(): Port<ToExchange, FromExchange> {
	return {
		send(ofAnswers) {
			if (process.connected)
				process.send?.({ ofAnswers } satisfies Wrapped<ToExchange>, undefined, undefined, notHeard);
		},
		listen(hear) {
			process.on("message", ({ ofAnswers }: Wrapped<FromExchange>) => ofAnswers && hear(ofAnswers));
		},
	};
}
