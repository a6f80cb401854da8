import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { CartLine } from "#core/contract/carts.ts";
import type { Product } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { calledColour } from "#core/rules/catalogue.ts";
import { type Picked, pick } from "#core/rules/picker.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { writeCheckout } from "../../checkout.ts";
import { changeCart } from "../change.ts";
import messages from "../change-choice.messages.en.ts";
import { type Change, savedWithoutChange, withoutChange, withReplaced } from "../choice.ts";
import { colourOf, entryOf, keyOf, lineOf } from "../lines.ts";
import { readProduct } from "../look-up.ts";

type ChangeProps = {
	line: CartLine;
	/** With the key of what the line has become; null when nothing was changed. */
	onClose: (key: string | null) => void;
};

/** Another colour or size for a line of the cart, of those that are there; what it was can be had back. */
export default function ChangeChoice({ line, onClose }: ChangeProps) {
	const { product, problem, isGone, again } = useProduct(line.id_product);
	const [choice, setChoice] = useState(entryOf(line));
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.focus(), []);
	const picked = product && pick(product, { color: choice.ColorName, size: choice.size });
	const { quantity } = entryOf(line);
	const isSame = choice.ColorName === entryOf(line).ColorName && choice.size === entryOf(line).size;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!product || !picked?.variant || !picked.size || picked.cap === 0) return;
		onClose(
			isSame ? null : exchange(line, lineOf(product, picked.variant, picked.size, Math.min(quantity, picked.cap))),
		);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape") onClose(null);
	};
	return (
		<form
			ref={form}
			method="post"
			tabIndex={-1}
			aria-label={messages.about(line.name)}
			aria-busy={!product && !problem}
			onSubmit={submit}
			onKeyDown={onKeyDown}
			className="flex flex-col gap-4 border-line border-l-2 pl-4 outline-none"
		>
			{!product && !problem && <Skeleton className="h-40 w-full" />}
			{problem && <p role="alert">{problem}</p>}
			{picked && (
				<>
					<Choices
						name={messages.colour}
						options={picked.colors.filter(({ units }) => units > 0).map(({ variant }) => variant.ColorName)}
						called={new Map(picked.colors.map(({ variant }) => [variant.ColorName, calledColour(variant)]))}
						chosen={picked.variant?.ColorName ?? null}
						onChoose={(ColorName) => setChoice({ ...choice, ColorName })}
					/>
					<Choices
						name={messages.size}
						options={picked.sizes.filter(({ units }) => units > 0).map(({ size }) => size)}
						called={new Map(picked.sizes.map(({ size }) => [size, sizeWord(size)]))}
						chosen={picked.size}
						onChoose={(size) => setChoice({ ...choice, size })}
					/>
					<p role="status" className="text-note text-quiet empty:hidden">
						{noticeOf(picked, quantity)}
					</p>
				</>
			)}
			<div className="flex flex-wrap gap-3">
				{problem && !isGone && (
					<Button look="outline" onClick={again}>
						{messages.tryAgain}
					</Button>
				)}
				{picked && (
					<Button type="submit" look="outline" disabled={picked.cap === 0}>
						{messages.take}
					</Button>
				)}
				<Button look="quiet" onClick={() => onClose(null)}>
					{messages.leave}
				</Button>
			</div>
		</form>
	);
}

type ChoicesProps = {
	name: string;
	options: string[];
	/** What options are called that are not called as they are. */
	called?: ReadonlyMap<string, string>;
	chosen: string | null;
	onChoose: (option: string) => void;
};

function Choices({ name, options, called, chosen, onChoose }: ChoicesProps) {
	const group = useId();
	return (
		<fieldset className="min-w-0">
			<legend className="pb-2 text-note">{name}</legend>
			<div className="flex flex-wrap gap-2">
				{options.map((option) => (
					<label
						key={option}
						className={cx(
							"relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-edge border px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
							option === chosen ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink",
						)}
					>
						<input
							type="radio"
							name={group}
							value={option}
							checked={option === chosen}
							onChange={() => onChoose(option)}
							className="absolute inset-0 cursor-pointer appearance-none outline-none"
						/>
						<span className="wrap-anywhere">{called?.get(option) ?? option}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function noticeOf({ variant, size, cap }: Picked, quantity: number): string | null {
	if (cap === 0) return variant && size ? messages.notIn(sizeWord(size), calledColour(variant)) : messages.chooseSize;
	return cap < quantity ? messages.fewer(cap) : null;
}

/** Puts one line in the place of another, says so, and answers its key. */
function exchange(old: CartLine, chosen: CartLine): string {
	const saved = browserStorage().read("savedForLater");
	let change: Change = { old, chosen, before: [], after: [], saved };
	changeCart((before) => {
		const after = withReplaced(before, keyOf(old), chosen);
		change = { ...change, before, after };
		return after;
	});
	showToast(messages.changed(chosen.name, colourOf(chosen), sizeWord(entryOf(chosen).size)), "success", {
		label: messages.undo,
		act: () => takeBack(change),
	});
	return keyOf(chosen);
}

/** Where the line is by now, in the cart or saved for later, it is as it was. */
function takeBack(change: Change): void {
	writeCheckout("savedForLater", savedWithoutChange(browserStorage().read("savedForLater"), change));
	changeCart((cart) => withoutChange(cart, change));
}

type Asked = { product: Product | null; problem: string | null; isGone: boolean };
const asking: Asked = { product: null, problem: null, isGone: false };

/** The product as it is now. */
function useProduct(id: number): Asked & { again: () => void } {
	const [asked, setAsked] = useState(asking);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
	useEffect(() => {
		let isHere = true;
		setAsked(asking);
		readProduct(id).then(
			(product) => isHere && setAsked({ product, problem: product ? null : messages.gone, isGone: !product }),
			() => isHere && setAsked({ ...asking, problem: messages.unreachable }),
		);
		return () => {
			isHere = false;
		};
	}, [id, tries]);
	return { ...asked, again: () => setTries(tries + 1) };
}
