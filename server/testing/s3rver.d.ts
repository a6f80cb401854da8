declare module "s3rver" {
	/** A local S3 for tests. It checks no signatures. */
	export default class S3rver {
		constructor(options: {
			address?: string;
			port: number;
			directory: string;
			silent?: boolean;
			configureBuckets?: { name: string }[];
		});
		run(): Promise<{ address: string; port: number }>;
		close(): Promise<void>;
	}
}
