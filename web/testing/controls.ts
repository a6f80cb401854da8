import { page } from "vitest/browser";

/** The field with exactly this label. */
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const text = (words: string) => page.getByText(words, { exact: true });

/** Types into a field and leaves it. */
export async function fillAndLeave(label: string, value: string): Promise<void> {
	await field(label).fill(value);
	(field(label).element() as HTMLElement).blur();
}
