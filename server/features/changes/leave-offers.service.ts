export { leaveOffers } from "./joined-offers.queries.ts";
