/** How far a visit comes before the payment, each told once by the browser. */
export const VISIT_STEPS = ["product", "cart", "checkout"] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];
