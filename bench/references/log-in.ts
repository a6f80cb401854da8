import { createHash, randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { inTransaction, listenJson, openPool, readBody } from "./listen.ts";

/** node:http, pg and argon2 checking a password and opening a session. */
export async function logIn({ databaseUrl }: { databaseUrl: string }): Promise<string> {
	const pool = openPool(databaseUrl);
	return listenJson(async (request) => {
		const { login_name, login_password } = await readBody<{ login_name: string; login_password: string }>(request);
		const { rows } = await pool.query<{ id: number; password_hash: string }>(
			"select * from client where lower(login_name) = lower($1)",
			[login_name],
		);
		const [client] = rows;
		if (!client || !(await verify(client.password_hash, login_password))) throw new Error("wrong");
		const token = randomBytes(32).toString("base64url");
		const hash = createHash("sha256").update(token).digest();
		await inTransaction(pool, async (tx) => {
			await tx.query(
				"insert into session (token_hash, client_id, expires_at) values ($1, $2, now() + interval '1 day')",
				[hash, client.id],
			);
			await tx.query("insert into known_device (client_id, device_hash) values ($1, $2)", [client.id, randomBytes(32)]);
		});
		return { token };
	});
}
