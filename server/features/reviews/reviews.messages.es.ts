import type { Wording } from "#core/languages.ts";
import type en from "./reviews.messages.en.ts";

const messages = { formerClient: "Cliente anterior" } satisfies Wording<typeof en>;

export default messages;
