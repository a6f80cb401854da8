import { Trash2 } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { CartLine } from "#core/contract/carts.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { patiently } from "#web/layout/patiently.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { useShop } from "#web/store/store.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount, Price } from "#web/ui/price.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import screenMessages from "../cart-screen.messages.en.ts";
import { changeCart } from "../change.ts";
import { colourOf, entryOf, keyOf, withQuantity } from "../lines.ts";
import messages from "../messages.en.ts";
import { Quantity } from "./quantity.tsx";

const LineLists = lazy(ifReached(() => import("./line-lists.tsx")));
const ChangeChoice = lazy(patiently(() => import("./change-choice.tsx")));

type RowProps = {
	line: CartLine;
	/** It came out of a change of colour or size a moment ago. */
	isChanged: boolean;
	onRemove: () => void;
	onSave: () => void;
	onChanged: (key: string) => void;
};

export function LineRow({ line, isChanged, onRemove, onSave, onChanged }: RowProps) {
	const { size, quantity } = entryOf(line);
	const most = line.variants[0]?.leftUnits ?? quantity;
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	const [isChanging, setIsChanging] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isChanged) opener.current?.focus();
	}, [isChanged]);
	const close = useCallback(
		(key: string | null) => {
			setIsChanging(false);
			opener.current?.focus();
			if (key !== null) onChanged(key);
		},
		[onChanged],
	);
	const setQuantity = (wished: number) =>
		changeCart((cart) => cart.map((one) => (keyOf(one) === keyOf(line) ? withQuantity(one, wished) : one)));
	return (
		<article className="grid grid-cols-[5rem_1fr] gap-x-4 md:grid-cols-[7rem_1fr] md:gap-x-6">
			<Picture src={line.default_image} alt="" sizes="(min-width: 768px) 112px, 80px" />
			<div className="flex min-w-0 flex-col gap-3">
				<div className="flex items-start justify-between gap-2">
					<div className="min-w-0">
						<LineName line={line} />
						<Price of={line} className="mt-1" />
					</div>
					<IconButton label={messages.remove(line.name)} onClick={onRemove} className="-mt-2 -mr-3">
						<Trash2 />
					</IconButton>
				</div>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
						<Quantity
							of={`${line.name}, ${colourOf(line)}, ${sizeWord(size)}`}
							value={quantity}
							most={most}
							onChange={setQuantity}
						/>
						{quantity >= most && <p className="text-note text-quiet">{messages.allThatIsLeft}</p>}
					</div>
					<Amount value={line.totalPrice} className="text-lead" />
				</div>
			</div>
			<div className="-ml-5 col-span-2 mt-1 flex flex-wrap md:col-span-1 md:col-start-2">
				<Button
					ref={opener}
					look="quiet"
					className="text-note"
					aria-label={screenMessages.changeOf(line.name)}
					aria-expanded={isChanging}
					onClick={() => setIsChanging(!isChanging)}
				>
					{screenMessages.change}
				</Button>
				<Button
					look="quiet"
					className="text-note"
					aria-label={screenMessages.saveForLaterOf(line.name)}
					onClick={onSave}
				>
					{screenMessages.saveForLater}
				</Button>
				{phone !== 0 && (
					<div className="px-5 *:text-note">
						<Suspense>
							<LineLists line={line} phone={phone} />
						</Suspense>
					</div>
				)}
			</div>
			{isChanging && (
				<div className="col-span-2 mt-2 md:col-span-1 md:col-start-2">
					<Suspense fallback={<Skeleton className="h-40 w-full" />}>
						<ChangeChoice line={line} onClose={close} />
					</Suspense>
				</div>
			)}
		</article>
	);
}

/** What a line is: its name, which leads to it, its colour and size. */
export function LineName({ line, level: Heading = "h2" }: { line: CartLine; level?: "h2" | "h3" }) {
	const { ColorName, size } = entryOf(line);
	const address = `/products/${line.id_product}?${new URLSearchParams({ color: ColorName, size })}`;
	return (
		<>
			<Heading className="wrap-anywhere font-medium font-sans text-body tracking-normal">
				<Link to={address} className="hover:text-clay">
					{line.name}
				</Link>
			</Heading>
			<p className="wrap-anywhere text-note text-quiet">{messages.colourAndSize(colourOf(line), sizeWord(size))}</p>
		</>
	);
}
