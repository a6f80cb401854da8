import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import type { Claim } from "#core/contract/gifts.ts";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { type ChosenUnits, chosenLine } from "../lists/add-to-cart.ts";
import { sentenceOf } from "../lists/change-lists.ts";
import { ClaimPopup } from "./claim-popup.tsx";
import { buyGift, takeBack } from "./give.ts";
import messages from "./messages.en.ts";
import { ThanksPopup } from "./thanks-popup.tsx";

type GiftLineProps = { list: WishList; item: ListItem; choice: ChosenUnits; token: string | null };

/** Who gives what of a line, and what one may do about it. */
export default function GiftLine({ list, item, choice, token }: GiftLineProps) {
	const { revalidate } = useRevalidator();
	const [isGiving, setGiving] = useState(false);
	const close = useCallback(() => setGiving(false), []);
	const claims = (list.claims ?? []).filter(({ product }) => product === item.id_product);
	if (list.claims === null) return null;
	if (list.role === "creator") {
		return (
			<ul className="flex flex-col gap-1 empty:hidden">
				{claims.map((claim) => (
					<Given key={claim.id} list={list} claim={claim} onThanked={revalidate} />
				))}
			</ul>
		);
	}
	const left = item.quantity - claims.reduce((sum, { quantity }) => sum + quantity, 0);
	const mine = claims.filter(({ isMine }) => isMine);
	const others = claims.filter(({ isMine }) => !isMine);
	return (
		<div className="flex flex-col gap-3">
			{others.map((claim) => (
				<p key={claim.id} className="text-note text-quiet">
					{takenInWords(claim, item)}
				</p>
			))}
			{mine.map((claim) => (
				<Mine key={claim.id} {...{ list, item, choice, claim }} onChange={revalidate} />
			))}
			{left > 0 && list.gift && (
				<div className="flex flex-wrap items-center gap-3">
					<Button onClick={() => setGiving(true)} aria-label={messages.giveIt(item.name)}>
						{messages.give}
					</Button>
					{item.quantity > 1 && <span className="text-note text-quiet">{messages.left(left)}</span>}
				</div>
			)}
			<ClaimPopup {...{ list, item, choice, token, left }} open={isGiving} onClose={close} onDone={revalidate} />
		</div>
	);
}

function takenInWords({ by, quantity }: Claim, item: ListItem): string {
	if (item.quantity > 1) return messages.takenUnits(quantity, by);
	return by === "" ? messages.taken : messages.takenBy(by);
}

type MineProps = Omit<GiftLineProps, "token"> & { claim: Claim; onChange: () => Promise<void> };

/** What one gives oneself: to be bought, or to be left to others. */
function Mine({ list, item, choice, claim, onChange }: MineProps) {
	const [busy, setBusy] = useState(false);
	const told = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		}
		setBusy(false);
	};
	const buy = () => {
		const { ColorName, size, quantity } = claim;
		const wanted = { color: ColorName ?? choice.color, size: size ?? choice.size, quantity };
		if (wanted.size === null) return showToast(messages.sizeFirst(item.name), "warning");
		const line = chosenLine(item, wanted);
		const units = Object.values(line?.variants[0]?.Stocks ?? {})[0] ?? 0;
		if (!line || units < quantity) return showToast(messages.soldOut, "warning");
		return void told(() => buyGift(list, claim, line));
	};
	const end = () =>
		told(async () => {
			await takeBack(list.id, claim.id);
			showToast(messages.takenBack, "success");
			await onChange();
		});
	return (
		<div className="flex flex-col gap-2 border-sage border-l-2 pl-3">
			<p className="font-medium">{messages.mine(claim.quantity)}</p>
			{claim.thanks && <p className="wrap-anywhere">{messages.thanksFrom(list.creator, claim.thanks)}</p>}
			{claim.isBought ? (
				<p className="text-note text-sage">{messages.bought}</p>
			) : (
				<div className="flex flex-wrap gap-3">
					<Button busy={busy} onClick={buy} aria-label={messages.buyIt(item.name)}>
						{messages.buy}
					</Button>
					<Button look="flush" busy={busy} onClick={end} aria-label={messages.takeBackIt(item.name)}>
						{messages.takeBack}
					</Button>
				</div>
			)}
		</div>
	);
}

type GivenProps = { list: WishList; claim: Claim; onThanked: () => Promise<void> };

/** What the creator was given, once the day is over. */
function Given({ list, claim, onThanked }: GivenProps) {
	const [isOpen, setOpen] = useState(false);
	const close = useCallback(() => setOpen(false), []);
	const who = claim.by || messages.somebody;
	return (
		<li className="flex flex-wrap items-center gap-x-4 border-sage border-l-2 pl-3">
			<span>{messages.gave(who, claim.quantity)}</span>
			{claim.thanks ? (
				<span className="wrap-anywhere text-note text-quiet">{messages.thanked(claim.thanks)}</span>
			) : (
				<Button look="flush" onClick={() => setOpen(true)} aria-label={messages.thankFor(who)}>
					{messages.thank}
				</Button>
			)}
			<ThanksPopup list={list.id} claim={claim.id} who={who} open={isOpen} onClose={close} onDone={onThanked} />
		</li>
	);
}
