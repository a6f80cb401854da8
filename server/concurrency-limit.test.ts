import { expect, test } from "vitest";
import { limitConcurrency } from "./concurrency-limit.ts";

test("no more than so many run at once, everyone has a turn in the order they came, also after a failure", async () => {
	const limited = limitConcurrency(2);
	const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
	const started: number[] = [];
	const settled = Promise.allSettled(
		gates.map((gate, at) =>
			limited(async () => {
				started.push(at);
				await gate.promise;
			}),
		),
	);
	const next = () => new Promise((resolve) => setImmediate(resolve));
	await next();
	expect(started).toEqual([0, 1]);
	gates[1]?.reject(new Error("broken"));
	await next();
	expect(started).toEqual([0, 1, 2]);
	for (const gate of gates) gate.resolve();
	expect((await settled).map(({ status }) => status)).toEqual([
		"fulfilled",
		"rejected",
		"fulfilled",
		"fulfilled",
		"fulfilled",
	]);
	expect(started).toEqual([0, 1, 2, 3, 4]);
});

test("whoever comes when too many wait is told to come again, and nothing of theirs is begun", async () => {
	const limited = limitConcurrency(1, 1);
	const gate = Promise.withResolvers<void>();
	const begun: string[] = [];
	const begin = (name: string) =>
		limited(async () => {
			begun.push(name);
			await gate.promise;
		});
	const waiting = [begin("first"), begin("second")];
	await expect(begin("third")).rejects.toMatchObject({ code: "unavailable" });
	gate.resolve();
	await Promise.all(waiting);
	expect(begun).toEqual(["first", "second"]);
});
