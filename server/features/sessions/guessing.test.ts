import { beforeEach, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { payments } from "#core/contract/payments.ts";
import { sessions } from "#core/contract/sessions.ts";
import { addClient, PASSWORD } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
beforeEach(() => {
	shop.clock.now = () => new Date();
});

const logIn = (login_name: string, login_password: string, more: object = {}) =>
	shop.call(sessions.logIn, { body: { login_name, login_password, ...more } });

describe("guessing", () => {
	test("is let on again only 15 minutes after the last check, so that no quarter of an hour holds more than 10", async () => {
		const owner = await addClient(shop);
		const start = Date.now();
		const checked: number[] = [];
		for (let minute = 0; minute < 60; minute += 1) {
			shop.clock.now = () => new Date(start + minute * 60_000);
			for (let guess = 0; guess < 3; guess += 1) {
				const { status, headers } = await logIn(owner.loginName, "guess after guess");
				if (status === 401) checked.push(minute);
				else expect(Number(headers["retry-after"])).toBeGreaterThan(0);
			}
		}
		for (const minute of checked) {
			expect(checked.filter((other) => other >= minute && other < minute + 15).length).toBeLessThanOrEqual(10);
		}
		expect(checked.length).toBeGreaterThan(20);
	});

	test("at an unknown name is limited just the same", async () => {
		const statuses = [];
		for (let guess = 0; guess < 12; guess += 1)
			statuses.push((await logIn("Nobody Known", "guess after guess")).status);
		expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
	});

	test("from the owner's own device has an allowance of its own, and right ones do not count", async () => {
		const owner = await addClient(shop);
		const { device } = (await logIn(owner.loginName, PASSWORD)).data;
		for (let round = 0; round < 15; round += 1) {
			expect((await logIn(owner.loginName, PASSWORD, { device })).status).toBe(200);
		}
		const statuses = [];
		for (let guess = 0; guess < 11; guess += 1) {
			statuses.push((await logIn(owner.loginName, "typed it wrong", { device })).status);
		}
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
		expect((await logIn(owner.loginName, PASSWORD)).status).toBe(200);
	});

	test("with the device of another account is guessing like any other", async () => {
		const thief = await addClient(shop);
		const owner = await addClient(shop);
		const { device } = (await logIn(thief.loginName, PASSWORD)).data;
		for (let guess = 0; guess < 10; guess += 1) await logIn(owner.loginName, "guess after guess");
		expect((await logIn(owner.loginName, PASSWORD, { device })).status).toBe(429);
	});

	test("at the old password of an open session counts as well", async () => {
		const owner = await addClient(shop);
		const statuses = [];
		for (let guess = 0; guess < 11; guess += 1) {
			const body = { login_password: "whatever it is", old_password: "guess after guess" };
			const outcome = await shop.call(clients.edit, { params: { clientPhone: owner.phone }, body }, owner.token);
			statuses.push(outcome.status);
		}
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
	});
});

describe("the limit per address", () => {
	test("lets 60 log-ins a minute through, then says when to come again", async () => {
		const limited = await testShop();
		try {
			const statuses = [];
			for (let round = 0; round < 61; round += 1) {
				const body = { login_name: `name ${round}`, login_password: "a wrong guess" };
				statuses.push((await limited.call(sessions.logIn, { body })).status);
			}
			expect(statuses).toEqual([...Array(60).fill(401), 429]);
		} finally {
			await limited.close();
		}
	}, 60_000);

	test("A6: what cannot be understood counts against nobody", async () => {
		const limited = await testShop();
		try {
			const senseless = async (endpoint: Endpoint) => (await limited.call(endpoint, { body: {} } as never)).status;
			for (let round = 0; round < 61; round += 1) expect(await senseless(sessions.logIn)).toBe(400);
			for (let round = 0; round < 31; round += 1) expect(await senseless(payments.pay)).toBe(400);
			const { loginName } = await addClient(limited);
			const body = { login_name: loginName, login_password: PASSWORD };
			expect((await limited.call(sessions.logIn, { body })).status).toBe(200);
		} finally {
			await limited.close();
		}
	});
});
