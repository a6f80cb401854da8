import type { Page } from "@playwright/test";

/** A browser knows no passkeys at a bare number; the shop has this name, too. */
export const NAMED_ADDRESS = `http://localhost:${process.env.E2E_PORT}`;

/** Gives the page's browser a device that keeps passkeys; whoever uses it is recognised until told otherwise. */
export async function attachDevice(page: Page) {
	const tools = await page.context().newCDPSession(page);
	await tools.send("WebAuthn.enable");
	const { authenticatorId } = await tools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		recognise: (isUserVerified: boolean) => tools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
		credentials: async () =>
			(await tools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.map(({ rpId }) => rpId),
	};
}

/** Adds a passkey on the screen that is open, and waits until it is listed. */
export async function addPasskey(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: "Add a passkey" }).click();
	const popup = page.getByRole("dialog", { name: "Add a passkey" });
	await popup.getByLabel("Name").fill(name);
	await popup.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("region", { name: "Passkeys" }).getByText(name, { exact: true }).waitFor();
}

/** Removes a passkey on the screen that is open; it is asked first. */
export async function removePasskey(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: `Remove ${name}` }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
	await page.getByText("You have no passkeys yet.").waitFor();
}

export const passkeyButton = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });
