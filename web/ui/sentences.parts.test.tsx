import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Emphasised } from "./emphasised.tsx";
import { Linked } from "./linked.tsx";

test("links stand where the sentence has them, and the rest of it stays text", async () => {
	const text = "By paying you accept [Terms](/terms) and [Privacy](/privacy).";
	await render(
		<MemoryRouter>
			<Linked text={text} target="_blank" />
		</MemoryRouter>,
	);
	await expect.element(page.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
	await expect.element(page.getByRole("link", { name: "Privacy" })).toHaveAttribute("target", "_blank");
	expect(document.body.textContent).toContain("By paying you accept Terms and Privacy.");
});

test("the words a sentence is about are bold, wherever they stand", async () => {
	await render(<Emphasised text="Tu nombre de usuario es ana." words="ana" />);
	await expect.element(page.getByText("ana", { exact: true })).toBeVisible();
	expect(document.querySelector("strong")?.textContent).toBe("ana");
	expect(document.body.textContent).toContain("Tu nombre de usuario es ana.");
});
