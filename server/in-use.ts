import { keyMessages } from "#core/messages/keys.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import { webhookMessages } from "#core/messages/webhooks.ts";
import { accountMessages } from "#core/messages.ts";
import { violatedConstraint } from "./db/problem.ts";
import { AppError } from "./errors.ts";

const BY_CONSTRAINT: Record<string, readonly [field: string, message: string]> = {
	client_phone_unique: ["phone", accountMessages.phoneInUse],
	client_email_unique: ["email", accountMessages.emailInUse],
	client_login_name_unique: ["login_name", accountMessages.loginNameInUse],
	staff_email_unique: ["email", accountMessages.emailInUse],
	staff_user_name_unique: ["user_name", accountMessages.userNameInUse],
	category_pkey: ["id_category", refusalMessages.categoryId],
	category_name_unique: ["name", refusalMessages.categoryName],
	collection_name_unique: ["name", refusalMessages.collectionName],
	api_key_name_unique: ["name", keyMessages.nameInUse],
	webhook_endpoint_name_unique: ["name", webhookMessages.nameInUse],
	size_system_name_unique: ["name", sizeSystemMessages.nameInUse],
};

/** A write in which the database decides what is unique: what is somebody else's already is refused by its field. */
export async function uniquely<T>(write: Promise<T>): Promise<T> {
	try {
		return await write;
	} catch (error) {
		throw inUse(error);
	}
}

/** Which field is somebody else's, when the database refused a write for that; anything else is thrown on. */
export function inUse(error: unknown): AppError {
	const [field, message] = BY_CONSTRAINT[violatedConstraint(error) ?? ""] ?? [];
	if (!field || !message) throw error;
	return new AppError("in_use", message, { fields: { [field]: message }, cause: error });
}
