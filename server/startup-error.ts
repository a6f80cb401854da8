/** A reason not to start, said in one sentence to whoever runs the shop; no stack trace helps there. */
export class StartupError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "StartupError";
	}
}
