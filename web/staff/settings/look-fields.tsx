import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { products } from "#core/calls/products.ts";
import { LOOK_MAX } from "#core/contract/landing-sections.ts";
import type { Language } from "#core/languages.ts";
import { pictureAt } from "#core/rules/pictures.ts";
import { type ApiError, call } from "#web/api.ts";
import here from "#web/facts/messages.en.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { languageName } from "./language-name.ts";
import { LookFinder } from "./look-finder.tsx";
import messages from "./messages.en.ts";
import type { FrontForm } from "./typed-front.ts";

const words = messages.front;
export type Shown = { id: number; name: string; picture: string };

/** The garments of the look in their order, its title in each language of the shop, and a search for more garments. */
export function LookFields({ form, languages }: { form: FrontForm; languages: readonly Language[] }) {
	const ids = useWatch({ control: form.control, name: "landing.look.products" }).map(Number);
	const [found, setFound] = useState<Shown[]>([]);
	const problem = form.formState.errors.landing?.look?.products?.message;
	const put = (chosen: number[]) =>
		form.setValue("landing.look.products", chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
	const add = (product: Shown) => {
		setFound((known) => [...known.filter(({ id }) => id !== product.id), product]);
		put([...ids, product.id]);
	};
	const isFull = ids.length >= LOOK_MAX;
	return (
		<div className="flex flex-col gap-4 px-2 pt-2 pb-4">
			<div className="grid items-start gap-4 sm:grid-cols-2">
				{languages.map((language) => (
					<Field
						key={language}
						label={words.titleIn(languageName(language))}
						hint={words.titleHint}
						autoComplete="off"
						{...fieldOf(form, `landing.look.title.${language}`)}
					/>
				))}
			</div>
			<ul className="flex flex-col gap-2 empty:hidden">
				{ids.map((id) => (
					<Chosen
						key={id}
						id={id}
						known={found.find((product) => product.id === id)}
						onRemove={() => put(ids.filter((other) => other !== id))}
					/>
				))}
			</ul>
			{problem && (
				<p role="alert" className="text-brick text-note">
					{problem}
				</p>
			)}
			{isFull ? <p className="text-note text-quiet">{words.full}</p> : <LookFinder chosen={ids} onAdd={add} />}
		</div>
	);
}

/** Only the shop's own word says that a garment is gone; a line that is cut says nothing of it. */
const whyUnknown = (id: number, { status }: ApiError) =>
	status === 404 || status === 410 ? words.gone(id) : words.unread(id);

type ChosenProps = { id: number; known: Shown | undefined; onRemove: () => void };

/** One garment of the look; what is only known by its number is asked for. */
function Chosen({ id, known, onRemove }: ChosenProps) {
	const [asked, setAsked] = useState<Shown | null>(null);
	const isKnown = known !== undefined;
	useEffect(() => {
		if (isKnown) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		call(products.detail, { params: { id }, query: { language: here.language } }, { signal }).then(
			({ data }) => setAsked({ id, name: data.name, picture: data.default_image }),
			(error: ApiError) => signal.aborted || setAsked({ id, name: whyUnknown(id, error), picture: "" }),
		);
		return () => leaving.abort();
	}, [id, isKnown]);
	const { name, picture } = known ?? asked ?? { name: "…", picture: "" };
	return (
		<li className="flex min-h-16 items-center gap-3 border border-line bg-paper pr-1">
			{picture ? (
				<img src={pictureAt(picture, 320)} alt="" className="h-16 w-12 object-cover" />
			) : (
				<span className="w-12" />
			)}
			<span className="min-w-0 grow truncate">{name}</span>
			<IconButton label={words.remove(name)} onClick={onRemove}>
				<X />
			</IconButton>
		</li>
	);
}
