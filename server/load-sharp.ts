/** The library that draws pictures comes with the first one: it holds about 10 MB, and many a process never draws. */
export const loadSharp = async () => (await import("sharp")).default;
