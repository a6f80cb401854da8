import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { readView } from "../view.ts";
import FilterPanel from "./filter-panel.tsx";

test("a panel that was opened before it came to life is a dialog with the focus once it does", async () => {
	const panel = (
		<MemoryRouter>
			<FilterPanel total={3} resettable={false} view={readView(new URLSearchParams())} facets={null} />
		</MemoryRouter>
	);
	const place = document.createElement("div");
	place.innerHTML = renderToString(panel);
	document.body.append(place);
	place.querySelector<HTMLElement>("[popover]")?.showPopover();
	const root = hydrateRoot(place, panel);
	onTestFinished(() => {
		root.unmount();
		place.remove();
	});
	await expect.element(page.getByRole("dialog", { name: "Filters" })).toHaveFocus();
});
