import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useRead } from "./use-read.ts";

/** A reading that is answered when the test says so. */
type Asked = { key: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void };

function readings() {
	const asked: Asked[] = [];
	const read = (key: string, signal: AbortSignal) =>
		new Promise<string>((answer, refuse) =>
			asked.push({ key, signal, answer, fail: () => refuse(new Error("not now")) }),
		);
	return { asked, read };
}

type PlaceProps = { of: string | null; read: (key: string, signal: AbortSignal) => Promise<string> };

function Place({ of: key, read }: PlaceProps) {
	const { data, problem, again, put } = useRead(key, (signal) => read(String(key), signal));
	return (
		<>
			<p>
				{data ?? "nothing"}, {problem ? "failed" : "well"}
			</p>
			<button type="button" onClick={again}>
				Again
			</button>
			<button type="button" onClick={() => put("changed")}>
				Change
			</button>
		</>
	);
}

const says = (text: string) => expect.element(page.getByText(text)).toBeVisible();
const press = (name: string) => page.getByRole("button", { name }).click();

test("another question gives up the one before, whose answer is nobody's any more", async () => {
	const { asked, read } = readings();
	const { rerender, unmount } = await render(<Place of="first" read={read} />);
	await says("nothing, well");
	asked[0]?.answer("one");
	await says("one, well");
	await rerender(<Place of="second" read={read} />);
	await says("nothing, well");
	await rerender(<Place of="third" read={read} />);
	expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
		["first", true],
		["second", true],
		["third", false],
	]);
	asked[1]?.answer("two");
	asked[2]?.answer("three");
	await says("three, well");
	await unmount();
	expect(asked[2]?.signal.aborted).toBe(true);
});

test("a reading that fails is told, leaves what is known, and is made again", async () => {
	const { asked, read } = readings();
	await render(<Place of="first" read={read} />);
	asked[0]?.fail();
	await says("nothing, failed");
	await press("Again");
	await says("nothing, well");
	asked[1]?.answer("one");
	await says("one, well");
	await press("Again");
	asked[2]?.fail();
	await says("one, failed");
	await press("Change");
	await says("changed, well");
});

test("nothing is asked while there is no question", async () => {
	const { asked, read } = readings();
	const { rerender } = await render(<Place of={null} read={read} />);
	await says("nothing, well");
	expect(asked).toEqual([]);
	await rerender(<Place of="first" read={read} />);
	asked[0]?.answer("one");
	await says("one, well");
});
