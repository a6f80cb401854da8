import { z } from "zod";
import { passkeyMessages } from "#core/messages/passkeys.ts";

/** As the contract takes it. */
export const TypedName = z.string().trim().min(1, passkeyMessages.name).max(60, passkeyMessages.nameTooLong);
