type Receive = (target: string, init: RequestInit) => Promise<Response>;

/** What sends a file and tells how much of it has left, with the shop of the test at its other end. */
export function requestsTo(receive: Receive) {
	return class ShopRequest {
		upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
		onload?: () => void;
		onerror?: () => void;
		status = 0;
		statusText = "";
		response: unknown = null;
		#asked = { method: "GET", address: "" };
		readonly #headers = new Headers();

		open(method: string, address: string): void {
			this.#asked = { method, address };
		}

		setRequestHeader(name: string, value: string): void {
			this.#headers.set(name, value);
		}

		send(body: FormData | Blob): void {
			const { method, address } = this.#asked;
			this.upload.onprogress?.({ loaded: 1, total: 2 });
			receive(address, { method, headers: this.#headers, body })
				.then(async (answer) => {
					this.status = answer.status;
					this.response = await answer.json();
					this.onload?.();
				})
				.catch(() => this.onerror?.());
		}
	};
}
