import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** What `/metrics` tells: about the process, the requests and the cache. */
export function createMetrics(options: { processMetrics: boolean }) {
	const registry = new Registry();
	if (options.processMetrics) collectDefaultMetrics({ register: registry });
	return {
		registry,
		requests: new Histogram({
			name: "http_request_seconds",
			help: "Time to answer a request that was not served from the cache",
			labelNames: ["method", "route", "status"],
			buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
			registers: [registry],
		}),
		answers: new Counter({
			name: "answer_cache_total",
			help: "Requests for pages and catalogue answers, by whether a kept answer could be sent",
			labelNames: ["result"],
			registers: [registry],
		}),
		kept: new Gauge({
			name: "answer_cache_bytes",
			help: "Memory held by kept answers",
			registers: [registry],
		}),
		booksWrong: new Gauge({
			name: "books_wrong",
			help: "How many questions of the last audit of the books found something wrong",
			registers: [registry],
		}),
		booksAudited: new Gauge({
			name: "books_audited_timestamp_seconds",
			help: "When this process last audited the books; 0 before the first time",
			registers: [registry],
		}),
	};
}
