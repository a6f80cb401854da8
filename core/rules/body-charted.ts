/** The systems of sizes that are known to say something of the body; apart from the charts, which few read. */
export const BODY_CHARTED: readonly string[] = ["letters", "letters-wide", "numbers"];
