import { vi } from "vitest";

const bytes = () => crypto.getRandomValues(new Uint8Array(16)).buffer;

/** The browser's device signs, and says it made a passkey; nobody checks what it signed here. As a suggestion it waits to be chosen. */
export function deviceAnswers({ isChosen = false } = {}): void {
	const response = {
		clientDataJSON: bytes(),
		attestationObject: bytes(),
		authenticatorData: bytes(),
		signature: bytes(),
		getTransports: () => ["internal"],
	};
	const credential = {
		id: "AQID",
		rawId: bytes(),
		type: "public-key",
		response,
		getClientExtensionResults: () => ({}),
	};
	const answer = Promise.resolve(credential as unknown as Credential);
	const never = new Promise<never>(() => {});
	vi.spyOn(navigator.credentials, "create").mockReturnValue(answer);
	vi.spyOn(navigator.credentials, "get").mockImplementation((options) =>
		options?.mediation === "conditional" && !isChosen ? never : answer,
	);
}

/** The browser's device fails, as the specification names it. */
export function deviceFails(name: string): void {
	for (const doing of ["get", "create"] as const)
		vi.spyOn(navigator.credentials, doing).mockRejectedValue(new DOMException("", name));
}
