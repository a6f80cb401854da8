import type { Assertion } from "./claim.ts";
import { claimsOfCloth } from "./claims-of-cloth.ts";
import { claimsOfCut } from "./claims-of-cut.ts";
import { claimsOfDetails } from "./claims-of-details.ts";

/** The first that fits a passage counts, so the particular stands before the general. */
export const CLAIMS: readonly Assertion[] = [...claimsOfDetails, ...claimsOfCut, ...claimsOfCloth];
