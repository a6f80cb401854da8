import { createPasswords } from "../features/credentials/passwords.service.ts";

/** The shop's own passwords at a thousandth of their cost, for tests about something else. */
export const cheapPasswords = () => createPasswords({ memoryKiB: 64, passes: 1 });
