/** The demo shop is in Buenos Aires: its days begin there. */
export const TIME_ZONE = "America/Argentina/Buenos_Aires";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const before = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds);
export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
