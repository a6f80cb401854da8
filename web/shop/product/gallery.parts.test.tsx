import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "#web/testing/controls.ts";
import { colourButton, openProduct, sizeButton } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";

shopNetwork();
const gallery = page.getByRole("region", { name: "Pictures" });
const enlarge = gallery.getByRole("button", { name: "Enlarge the picture" });
const counter = gallery.getByRole("status");
const track = () => gallery.element().querySelector("ul") as HTMLElement;
const viewer = page.getByRole("dialog", { name: "Wool coat in Ink, enlarged" });
const scale = (percent: string) => viewer.getByText(percent, { exact: true });
const lying = () => viewer.getByRole("img").element().parentElement as HTMLElement;
const stage = () => lying().parentElement as HTMLElement;

async function openViewer(): Promise<void> {
	await openProduct();
	await enlarge.click();
	await expect.element(scale("100 %")).toBeVisible();
}

/** One event of a finger, seen from the middle of the stage. */
function finger(kind: "down" | "move" | "up", id: number, x: number, y: number): void {
	const { left, top, width, height } = stage().getBoundingClientRect();
	const at = { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
	stage().dispatchEvent(
		new PointerEvent(`pointer${kind}`, { pointerId: id, pointerType: "touch", bubbles: true, ...at }),
	);
}

atEveryWidth((width) => {
	test("keys lead through the pictures, and the keyboard stays with the one that is shown", async () => {
		await openProduct();
		(enlarge.element() as HTMLElement).focus();
		await userEvent.keyboard("{ArrowRight}");
		await expectAddress("/products/3?color=Ink&picture=2");
		await expect.element(counter).toHaveTextContent("2 of 2");
		await expect.element(enlarge).toHaveFocus();
		await expect.poll(() => track().scrollLeft).toBeGreaterThan(100);
		await userEvent.keyboard("{ArrowRight}");
		await userEvent.keyboard("{Home}");
		await expect.element(counter).toHaveTextContent("1 of 2");
		await expect.poll(() => track().scrollLeft).toBe(0);
		await userEvent.keyboard("{End}");
		await expect.element(counter).toHaveTextContent("2 of 2");
		await userEvent.tab();
		await expect.element(button("Picture 1 of Ink")).toHaveFocus();
	});

	test("a swipe is followed by the counter, the thumbnails and the address; another colour begins at its first", async () => {
		await openProduct();
		track().scrollTo({ left: track().clientWidth });
		await expectAddress("/products/3?color=Ink&picture=2");
		await expect.element(button("Picture 2 of Ink")).toHaveAttribute("aria-pressed", "true");
		await sizeButton("M").click();
		await expectAddress("/products/3?color=Ink&picture=2&size=M");
		await colourButton("Sand").click();
		await expect.poll(() => track().scrollLeft).toBe(0);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	});
});

test("enlarged by keys alone: larger, pushed, smaller, the next one, and back where one was", async () => {
	await openProduct();
	(enlarge.element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(viewer.getByRole("button", { name: "Close" })).toHaveFocus();
	await userEvent.keyboard("+");
	await expect.element(scale("150 %")).toBeVisible();
	await userEvent.keyboard("{ArrowDown}");
	await expect.poll(() => lying().style.transform).toContain("-80px");
	await userEvent.keyboard("0");
	await expect.element(scale("100 %")).toBeVisible();
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(viewer.getByText("2 of 2", { exact: true })).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(viewer).not.toBeInTheDocument();
	await expect.element(counter).toHaveTextContent("2 of 2");
	await expect.element(enlarge).toHaveFocus();
});

test("two fingers enlarge, one pushes, two taps make it whole again, a swipe shows the next", async () => {
	await page.viewport(390, 844);
	await openViewer();
	finger("down", 1, -50, 0);
	finger("down", 2, 50, 0);
	finger("move", 2, 150, 0);
	finger("up", 1, -50, 0);
	finger("up", 2, 150, 0);
	await expect.element(scale("200 %")).toBeVisible();
	const lies = () => lying().style.transform;
	const before = lies();
	finger("down", 3, 0, 0);
	finger("move", 3, -30, 0);
	finger("up", 3, -30, 0);
	await expect.poll(lies).not.toBe(before);
	for (const id of [4, 5]) {
		finger("down", id, 0, 0);
		finger("up", id, 0, 0);
	}
	await expect.element(scale("100 %")).toBeVisible();
	finger("down", 6, 60, 0);
	finger("move", 6, -60, 5);
	finger("up", 6, -60, 5);
	await expect.element(viewer.getByText("2 of 2", { exact: true })).toBeVisible();
});

test("the wheel enlarges where the pointer is, a click makes it whole again, buttons do the same", async () => {
	await openViewer();
	stage().dispatchEvent(new WheelEvent("wheel", { deltaY: -500, cancelable: true, bubbles: true }));
	await expect.element(scale("272 %")).toBeVisible();
	stage().dispatchEvent(new WheelEvent("wheel", { deltaY: 5000, cancelable: true, bubbles: true }));
	await expect.element(scale("100 %")).toBeVisible();
	await viewer.getByRole("button", { name: "Larger" }).click();
	await viewer.getByRole("button", { name: "Larger" }).click();
	await expect.element(scale("225 %")).toBeVisible();
	await viewer.getByRole("button", { name: "Smaller" }).click();
	await expect.element(scale("150 %")).toBeVisible();
	await viewer.getByRole("button", { name: "Close" }).click();
	await expect.element(viewer).not.toBeInTheDocument();
	await expect.element(enlarge).toHaveFocus();
});

test("without the sharp picture the small one stays, and is said to be one", async () => {
	await openViewer();
	viewer.element().querySelectorAll("img")[1]?.dispatchEvent(new Event("error"));
	await expect.element(viewer.getByText("The sharp picture could not be loaded. This is the small one.")).toBeVisible();
});

test("pictures and their thumbnails say what they show, where it is known", async () => {
	const [ink, ...others] = product.variants as [(typeof product.variants)[number]];
	await openProduct({ of: { ...product, variants: [{ ...ink, views: ["front", "back"] }, ...others] } });
	await expect.element(gallery.getByRole("img", { name: "Wool coat in Ink, front", exact: true })).toBeVisible();
	await button("Picture 2 of Ink: back").click();
	await expect.element(gallery.getByRole("img", { name: "Wool coat in Ink, back", exact: true })).toBeVisible();
	await colourButton("Sand").click();
	await expect.element(gallery.getByRole("img", { name: "Wool coat in Sand", exact: true })).toBeVisible();
});
