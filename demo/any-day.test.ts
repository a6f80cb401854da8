import { expect, test } from "vitest";
import { dayOf } from "#core/rules/calendar.ts";
import { makeDice } from "./chance.ts";
import { issueCodes } from "./codes.ts";
import { chooseGone } from "./gone.ts";
import { liveAYear } from "./history.ts";
import { drawnMasters } from "./image-names.ts";
import { orderTimes } from "./order-times.ts";
import { invitePeople } from "./people.ts";
import { writeReviews } from "./reviews.ts";
import { fillShelves } from "./shelves.ts";
import { DAY, HOUR, TIME_ZONE } from "./times.ts";
import { countVisits } from "./visits.ts";

/** Moments at all hours of a whole year. */
const moments = Array.from({ length: 60 }, (_, n) => new Date(Date.UTC(2026, 10, 16) + n * (6 * DAY + 5 * HOUR)));

test("whenever the shop is opened, everything has its reviews and what sells best has more than a first page of them", async () => {
	const drawn = await drawnMasters();
	for (const now of moments) {
		const dice = makeDice(1);
		const shelves = fillShelves(now, drawn);
		const people = invitePeople(dice);
		const codes = issueCodes(now);
		const gone = chooseGone(dice, shelves);
		const reviews = writeReviews(dice, liveAYear(dice, { now, shelves, people, codes, gone }, 600), now);
		const counts = [...Map.groupBy(reviews, ({ shelf }) => shelf.id).values()].map(({ length }) => length);
		expect(Math.max(...counts), now.toISOString()).toBeGreaterThan(6);
		expect(counts.length, now.toISOString()).toBeGreaterThan(shelves.length * 0.9);
		const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
		expect(stars / reviews.length, now.toISOString()).toBeCloseTo(3.82, 10);
	}
});

test("whenever the shop is opened, its visits end today and its orders before, by the shop's own days", () => {
	for (const now of moments) {
		const today = dayOf(now, TIME_ZONE);
		expect(countVisits(makeDice(1), now).at(-1)?.day).toBe(today);
		const last = orderTimes(makeDice(1), now, 600).at(-1) as Date;
		expect(dayOf(last, TIME_ZONE) < today, now.toISOString()).toBe(true);
		expect(now.getTime() - last.getTime(), now.toISOString()).toBeLessThan(3 * DAY);
	}
});
