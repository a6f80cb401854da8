import { after, before, DAY } from "./times.ts";

export type Code = {
	code: string;
	percent: number | null;
	amountCents: number | null;
	startsAt: Date;
	endsAt: Date | null;
	maxUses: number | null;
};

/** Codes that work, one that has expired (INVIERNO) and one that is used up (PRIMEROS). */
export function issueCodes(now: Date): Code[] {
	const since = (days: number) => before(now, days * DAY);
	const code = (name: string, rest: Partial<Code>): Code => ({
		code: name,
		percent: null,
		amountCents: null,
		startsAt: since(370),
		endsAt: null,
		maxUses: null,
		...rest,
	});
	return [
		code("PRIMEROS", { amountCents: 10_000_00, maxUses: 20 }),
		code("BIENVENIDA", { percent: 10 }),
		code("VERANO", { percent: 15, startsAt: since(40), endsAt: after(now, 60 * DAY) }),
		code("ENVIO", { amountCents: 5_000_00, startsAt: since(200) }),
		code("INVIERNO", { percent: 20, startsAt: since(150), endsAt: since(60) }),
	];
}

/** What a code takes off; at least one cent stays to be paid. */
export function discountOf({ percent, amountCents }: Code, subtotalCents: number): number {
	const wanted = percent === null ? (amountCents ?? 0) : Math.round((subtotalCents * percent) / 100);
	return Math.min(wanted, subtotalCents - 1);
}

export const isValidAt = ({ startsAt, endsAt }: Code, moment: Date) =>
	moment >= startsAt && (endsAt === null || moment < endsAt);
