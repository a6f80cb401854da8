import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { firstNames, lastNames } from "../people.ts";

const ORDERS_OF_EACH = 10;
/** Every so many buys as a guest. */
const GUEST = 5;
/** Above the phones of the people who are named in `people.ts`. */
const PHONES_FROM = 1_200_000_000;

export type Buyers = { first: number; count: number };

/** Those who give the many orders: numbered after everybody there is, each with a name, an address and a phone of their own. */
export async function addBuyers(tx: Tx, { orders, now }: { orders: number; now: Date }): Promise<Buyers> {
	const count = Math.max(1, Math.ceil(orders / ORDERS_OF_EACH));
	const { rows } = await tx.execute<{ first: number }>(sql`select max(id) + 1 as first from client`);
	const first = rows[0]?.first ?? 1;
	const names = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;
	await tx.execute(sql`
		insert into client (id, phone, email, login_name, name, lastname, street_number, city, province_department, zip_code,
			is_registered, verified_at, created_at, updated_at)
		select id, ${PHONES_FROM}::bigint + n, handle || '@example.com', case when not is_guest then handle end, name, lastname,
			home.street_number, home.city, home.province_department, home.zip_code,
			not is_guest, case when not is_guest and n % 8 <> 0 then at + interval '6 minutes' end, at, at
		from (
			select *, replace(lower(name || '.' || lastname), ' ', '.') || '.' || n as handle
			from (
				select n, ${first}::bigint + n as id, n % ${GUEST}::int = ${GUEST}::int - 1 as is_guest,
					(${names(firstNames)})[1 + n % ${firstNames.length}::int] as name,
					(${names(lastNames)})[1 + n / ${firstNames.length}::int % ${lastNames.length}::int] || ' ' ||
						(${names(lastNames)})[1 + (n / ${firstNames.length}::int / ${lastNames.length}::int + n) % ${lastNames.length}::int] as lastname,
					date_trunc('second', ${now.toISOString()}::timestamptz - interval '396 days' + n * (interval '30 days' / ${count}::int)) as at
				from generate_series(0, ${count}::int - 1) n
			) named
		) given
		join (select row_number() over (order by id) - 1 as place, street_number, city, province_department, zip_code
			from client where id < ${first}) home on home.place = given.n % ${first - 1}::int
		order by id`);
	return { first, count };
}
