/** The places where a process may die while it imports a file, each with what must be true once another goes on. */
export const importCrashPoints = {
	"import: products kept": "the file is read anew; what was kept of it counts once",
	"import: read": "nothing is written yet; the next process writes all of it",
	"import: slice written": "the slice is not there; it is written once, and the rest after it",
	"import: slice committed": "the slice is there; the rest comes after it, nothing twice",
	"import: taken back": "no product of the file is left, however often that is begun",
} as const;

export type ImportCrashPoint = keyof typeof importCrashPoints;
