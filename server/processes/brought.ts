import type { StaffLogIn } from "../demo.ts";
import type { Services } from "../services.ts";

/** What the first process brings for all that serve. */
export type Brought = Pick<Services, "databaseUrl" | "signInUrl" | "localCards" | "secrets">;

/** What the first process tells one that serves: first of all which database to bring up to date, if it is its task, then to open. */
export type ToServing = { prepare: string } | { open: Brought };

/** What a process that serves tells the first one. */
export type FromServing =
	| { prepared: StaffLogIn[] }
	/** Where the shop is reached, and what whoever started it is told. */
	| { ready: string; welcome: string }
	| { failed: string };
