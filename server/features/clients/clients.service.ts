/** What other features may ask about clients. */
export { findRegisteredByEmail, getClient, holdClient, lockClient, requireLiving } from "./clients.queries.ts";
