/** What other features may ask about clients. */
export { findRegisteredByEmail, getClient, lockClient } from "./clients.queries.ts";
