/** The places where a process may die while it writes an archive, each with what must be true once another goes on. */
export const archiveCrashPoints = {
	"archive: part kept": "no half file is offered; it is written anew, and whole",
	"archive: before it is offered": "nothing is offered yet; it is written anew, and whole",
} as const;

export type ArchiveCrashPoint = keyof typeof archiveCrashPoints;
