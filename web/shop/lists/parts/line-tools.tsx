import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { LINE_NOTE_MAX, movedBy } from "#core/rules/list-lines.ts";
import { useShop } from "#web/store/store.ts";
import { ActionItem, ActionMenu } from "#web/ui/action-menu.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { moveLine, orderLines, setLine } from "../change-lines.ts";
import messages from "./lines.messages.en.ts";

type LineProps = { list: WishList; item: ListItem };

/** Its place on the list, and the way to another list. */
export function LineTools({ list, item }: LineProps) {
	const at = list.rList.indexOf(item.id_product);
	const step = (by: -1 | 1) => void orderLines(list, movedBy(list.rList, item.id_product, by));
	return (
		<div className="-mr-3 ml-auto flex items-center">
			<OtherLists list={list} item={item} />
			<IconButton
				label={messages.up(item.name)}
				aria-disabled={at <= 0}
				onClick={() => step(-1)}
				className={faded(at <= 0)}
			>
				<ArrowUp />
			</IconButton>
			<IconButton
				label={messages.down(item.name)}
				aria-disabled={at === list.rList.length - 1}
				onClick={() => step(1)}
				className={faded(at === list.rList.length - 1)}
			>
				<ArrowDown />
			</IconButton>
		</div>
	);
}

/** It keeps the focus at the end of the list, and says that it goes no further. */
const faded = (isEnd: boolean) => (isEnd ? "text-edge hover:text-edge" : "");

function OtherLists({ list, item }: LineProps) {
	const all = useShop(({ lists }) => lists.all);
	const others = all
		.filter(({ id, isInvitation }) => id !== list.id && !isInvitation)
		.map(({ id, title, isFavorite }) => ({ id, title: isFavorite ? messages.favorites : title }));
	if (others.length === 0) return null;
	return (
		<ActionMenu
			button={
				<Button look="quiet" aria-label={messages.toListOf(item.name)}>
					{messages.toList}
					<ChevronDown aria-hidden="true" className="size-4" />
				</Button>
			}
		>
			{others.map((other) => (
				<ActionItem key={`move ${other.id}`} onClick={() => void moveLine(list, other, item, false)}>
					<span className="min-w-0 truncate">{messages.moveTo(other.title)}</span>
				</ActionItem>
			))}
			{others.map((other, at) => (
				<ActionItem
					key={`copy ${other.id}`}
					onClick={() => void moveLine(list, other, item, true)}
					className={at === 0 ? "border-line border-t" : ""}
				>
					<span className="min-w-0 truncate">{messages.copyTo(other.title)}</span>
				</ActionItem>
			))}
		</ActionMenu>
	);
}

/** What somebody wrote to a line; who takes part can change it. */
export function LineNote({ list, item }: LineProps) {
	const [isWriting, setIsWriting] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const wasWriting = useRef(false);
	useEffect(() => {
		if (wasWriting.current && !isWriting) opener.current?.focus();
		wasWriting.current = isWriting;
	}, [isWriting]);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const note = String(new FormData(event.currentTarget).get("note")).trim();
		if (await setLine(list, { product: item.id_product, note })) setIsWriting(false);
	};
	if (isWriting) {
		return (
			<form method="post" onSubmit={save} className="flex max-w-prose flex-col gap-2">
				<Field
					label={messages.noteOf(item.name)}
					name="note"
					defaultValue={item.note}
					maxLength={LINE_NOTE_MAX}
					autoComplete="off"
					autoFocus
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="outline">
						{messages.saveNote}
					</Button>
					<Button look="quiet" onClick={() => setIsWriting(false)}>
						{messages.cancel}
					</Button>
				</div>
			</form>
		);
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			{item.note && <p className="wrap-anywhere max-w-prose border-line border-l-2 pl-3 italic">{item.note}</p>}
			{list.role !== "reader" && (
				<Button ref={opener} look="flush" className="text-note" onClick={() => setIsWriting(true)}>
					{item.note ? messages.changeNote : messages.addNote}
				</Button>
			)}
		</div>
	);
}
