import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AlertText } from "#core/messages.ts";

/** What the shop tells. */
export const alertBox = page.getByRole("region", { name: "Messages" }).getByRole("alert");

/** Exactly this alert is shown. */
export async function expectAlert({ title, text }: AlertText): Promise<void> {
	await expect.element(alertBox.getByRole("heading", { name: title, exact: true })).toBeVisible();
	await expect.element(alertBox.getByText(text, { exact: true })).toBeVisible();
}

/** This alert is shown, and closed. */
export async function answerAlert(alert: AlertText): Promise<void> {
	await expectAlert(alert);
	await userEvent.keyboard("{Escape}");
	await expectNoAlert();
}

export async function expectNoAlert(): Promise<void> {
	await expect.element(alertBox).not.toBeInTheDocument();
}
