/** Letters of one note. */
export const NOTE_MAX = 2000;
/** Notes about one order or one client. */
export const NOTES_MAX = 200;
