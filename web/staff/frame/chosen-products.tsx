import { X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { products } from "#core/calls/products.ts";
import { pictureAt } from "#core/rules/pictures.ts";
import { type ApiError, call } from "#web/api.ts";
import here from "#web/facts/messages.en.ts";
import { useRead } from "#web/loading/use-read.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./chosen-products.messages.en.ts";

type NamedProduct = { id: number; name: string; picture: string };
type ChosenProductsProps = {
	ids: readonly number[];
	onChange: (ids: number[]) => void;
	/** So many can be chosen. */
	most: number;
	/** What is wrong with the choice. */
	problem: string | undefined;
	words: { find: string; full: string; remove: (product: string) => string };
};

/** Products in their order, and a search for more of them. */
export function ChosenProducts({ ids, onChange, most, problem, words }: ChosenProductsProps) {
	const [found, setFound] = useState<NamedProduct[]>([]);
	const add = (product: NamedProduct) => {
		setFound((known) => [...known.filter(({ id }) => id !== product.id), product]);
		onChange([...ids, product.id]);
	};
	return (
		<>
			<ul className="flex flex-col gap-2 empty:hidden">
				{ids.map((id) => (
					<Chosen
						key={id}
						id={id}
						known={found.find((product) => product.id === id)}
						remove={words.remove}
						onRemove={() => onChange(ids.filter((other) => other !== id))}
					/>
				))}
			</ul>
			{problem && (
				<p role="alert" className="text-brick text-note">
					{problem}
				</p>
			)}
			{ids.length >= most ? (
				<p className="text-note text-quiet">{words.full}</p>
			) : (
				<Finder label={words.find} chosen={ids} onAdd={add} />
			)}
		</>
	);
}

/** Only the shop's own word says that a garment is gone; a line that is cut says nothing of it. */
const whyUnknown = (id: number, { status }: ApiError) =>
	status === 404 || status === 410 ? messages.gone(id) : messages.unread(id);

type ChosenProps = {
	id: number;
	known: NamedProduct | undefined;
	remove: (product: string) => string;
	onRemove: () => void;
};

/** One of them; what is only known by its number is asked for. */
function Chosen({ id, known, remove, onRemove }: ChosenProps) {
	const { data, problem } = useRead(known ? null : id, async (signal) => {
		const given = { params: { id }, query: { language: here.language } };
		const { name, default_image: picture } = (await call(products.detail, given, { signal })).data;
		return { name, picture };
	});
	const { name, picture } = known ?? data ?? { name: problem ? whyUnknown(id, problem) : "…", picture: "" };
	return (
		<li className="flex min-h-16 items-center gap-3 border border-line bg-paper pr-1">
			{picture ? (
				<img src={pictureAt(picture, 320)} alt="" className="h-16 w-12 object-cover" />
			) : (
				<span className="w-12" />
			)}
			<span className="min-w-0 grow truncate">{name}</span>
			<IconButton label={remove(name)} onClick={onRemove}>
				<X />
			</IconButton>
		</li>
	);
}

function begin(asking: RefObject<AbortController | undefined>): AbortController {
	asking.current?.abort();
	asking.current = new AbortController();
	return asking.current;
}

type FinderProps = { label: string; chosen: readonly number[]; onAdd: (product: NamedProduct) => void };

/** Finds products on sale by what they are called. */
function Finder({ label, chosen, onAdd }: FinderProps) {
	const [typed, setTyped] = useState("");
	const [offered, setOffered] = useState<NamedProduct[]>([]);
	const [told, setTold] = useState("");
	const asking = useRef<AbortController>(undefined);

	const find = async (q: string) => {
		setTyped(q);
		const { signal } = begin(asking);
		setTold("");
		if (q.trim() === "") return setOffered([]);
		try {
			const { data } = await call(products.suggest, { query: { q, language: here.language } }, { signal });
			const found = data.products.map(({ id_product: id, name, images }) => ({ id, name, picture: images[0] ?? "" }));
			setOffered(found);
			setTold(found.length === 0 ? messages.nothing : "");
		} catch {
			if (!signal.aborted) setTold(messages.failed);
		}
	};
	const add = (product: NamedProduct) => {
		onAdd(product);
		setTyped("");
		setOffered([]);
	};

	return (
		<div className="flex flex-col gap-2">
			<Field
				type="search"
				label={label}
				hint={messages.findHint}
				value={typed}
				maxLength={200}
				autoComplete="off"
				onChange={({ currentTarget }) => void find(currentTarget.value)}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<p role="status" className="text-note text-quiet empty:hidden">
				{told}
			</p>
			<ul className="flex flex-col empty:hidden">
				{offered
					.filter(({ id }) => !chosen.includes(id))
					.map((product) => (
						<li key={product.id}>
							<button
								type="button"
								aria-label={messages.add(product.name)}
								onClick={() => add(product)}
								className="flex min-h-14 w-full items-center gap-3 border-line border-b text-left hover:bg-sunken"
							>
								{product.picture && (
									<img src={pictureAt(product.picture, 320)} alt="" className="h-14 w-10 object-cover" />
								)}
								<span className="min-w-0 truncate">{product.name}</span>
							</button>
						</li>
					))}
			</ul>
		</div>
	);
}
