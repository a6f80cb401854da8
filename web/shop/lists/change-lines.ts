import { lists } from "#core/calls/lists.ts";
import type { ListItem, ListLine, WishList } from "#core/contract/lists.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { showToast } from "#web/ui/toast.tsx";
import { changeList, noteList, removeFromList, sentenceOf } from "./change-lists.ts";
import messages from "./parts/lines.messages.en.ts";

/** Changes go to the shop one after the other, so that the last one stands. */
let before: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<unknown>): Promise<boolean> {
	const done = before.then(work).then(
		() => true,
		(error: unknown) => {
			showToast(sentenceOf(error), "warning");
			return false;
		},
	);
	before = done;
	return done;
}

/** Says something of a line; false when the shop did not take it, which was told. */
export function setLine(list: WishList, line: ListLine): Promise<boolean> {
	return inTurn(() => changeList(list.id, { lines: [line] }));
}

export function orderLines(list: WishList, order: number[]): Promise<boolean> {
	return inTurn(() => changeList(list.id, { order }));
}

/** Moves or copies a line to another list and says so. */
export function moveLine(from: WishList, to: { id: number; title: string }, item: ListItem, copy: boolean) {
	return inTurn(async () => {
		const body = { from: from.id, to: to.id, products: [item.id_product], copy };
		const { data } = await signedCall(lists.move, { query: { language: words.language }, body });
		noteList(data.from);
		noteList(data.to);
		const way = { label: messages.seeIt, to: `/lists/${to.id}` };
		showToast((copy ? messages.copied : messages.moved)(item.name, to.title), "success", way);
	});
}

/** Takes a product off a list; for a moment it can be put back as it was, at its old place. */
export async function removeLine(list: WishList, item: ListItem): Promise<void> {
	const { id_product: product, ColorName, size, quantity, note } = item;
	if (!(await removeFromList(list, product))) return;
	const act = () =>
		void inTurn(() =>
			changeList(list.id, {
				add: [product],
				lines: [{ product, ColorName, size, quantity, note }],
				order: list.rList,
			}),
		);
	showToast(messages.removed(item.name), undefined, { label: messages.undo, act });
}
