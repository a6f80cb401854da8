import { type RefObject, useRef, useState } from "react";
import { products } from "#core/calls/products.ts";
import { pictureAt } from "#core/rules/pictures.ts";
import { call } from "#web/api.ts";
import here from "#web/facts/messages.en.ts";
import { Field } from "#web/ui/field.tsx";
import type { Shown } from "./look-fields.tsx";
import messages from "./messages.en.ts";

const words = messages.front;

function begin(asking: RefObject<AbortController | undefined>): AbortController {
	asking.current?.abort();
	asking.current = new AbortController();
	return asking.current;
}

/** Finds products on sale by what they are called. */
export function LookFinder({ chosen, onAdd }: { chosen: readonly number[]; onAdd: (product: Shown) => void }) {
	const [typed, setTyped] = useState("");
	const [offered, setOffered] = useState<Shown[]>([]);
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
			setTold(found.length === 0 ? words.nothing : "");
		} catch {
			if (!signal.aborted) setTold(words.failed);
		}
	};
	const add = (product: Shown) => {
		onAdd(product);
		setTyped("");
		setOffered([]);
	};

	return (
		<div className="flex flex-col gap-2">
			<Field
				type="search"
				label={words.find}
				hint={words.findHint}
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
								aria-label={words.add(product.name)}
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
