import { eq } from "drizzle-orm";
import type { Client } from "#core/contract/clients.ts";
import type { OrderAccount } from "#core/contract/orders.ts";
import { accountMessages } from "#core/messages.ts";
import { orders } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import type { Answer } from "../../http/answer.ts";
import { claimOrder } from "../clients/claimed-orders.service.ts";
import { signUp } from "../clients/sign-up.service.ts";
import { opensOrder } from "./order-token.service.ts";

/**
 * Makes an account of what a guest's order knows, with a name and a password to log in by. It starts unverified, and
 * the order is its own once the address is proven: the link to an order is no proof of who bought.
 */
export async function openAccount(
	deps: Deps,
	actor: Actor,
	orderId: number,
	{ orderToken, login_name, login_password }: OrderAccount,
): Promise<Answer<Client>> {
	if (actor.kind !== "visitor") throw new AppError("forbidden");
	const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
	if (!order || !opensOrder(orderToken, order.tokenHash)) throw new AppError("not_found");
	const { clientId, phone, email, name, lastname, language } = order;
	if (clientId !== null || phone === null || email === "")
		throw new AppError("conflict", accountMessages.orderHasAccount);
	const { streetNumber, city, provinceDepartment, zipCode, particularDetails } = order;
	const address = { streetNumber, city, provinceDepartment, zipCode, particularDetails };
	const given = { login_name, login_password, name, lastname, phone, email, address, language: language ?? undefined };
	return signUp(deps, given, (tx, id) => claimOrder(tx, id, orderId, deps.now()));
}
