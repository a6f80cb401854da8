/** A handler's reply when it is not simply the value with the usual status. */
export class Answer<T> {
	readonly value: T;
	readonly status: number | undefined;
	readonly headers: Record<string, string>;

	constructor(value: T, options: { status?: number; headers?: Record<string, string> } = {}) {
		this.value = value;
		this.status = options.status;
		this.headers = options.headers ?? {};
	}
}
