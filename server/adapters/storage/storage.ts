export type StoredFile = { file: string; modifiedAt: Date };

/** Keeps files under names of letters, digits, `_`, `-`, one dot and at most one folder. A name is never written twice differently. */
export type Storage = {
	readonly name: "local" | "s3";
	/** The whole file is there afterwards, or nothing is. */
	put: (file: string, body: Buffer, type: string) => Promise<void>;
	get: (file: string) => Promise<Buffer | null>;
	/** Also when it is not there. */
	remove: (file: string) => Promise<void>;
	list: () => AsyncIterable<StoredFile>;
};

/** Where new files go, and where those lie that were put there before. */
export type Storages = { current: Storage; local: Storage; s3: Storage | null };
