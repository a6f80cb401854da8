import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Facets } from "#core/contract/facets.ts";
import { patiently } from "#web/layout/patiently.ts";
import { useOwnSizes } from "../../sizes/own-sizes.ts";
import messages from "../choices.messages.en.ts";
import { useFittingCount } from "../use-fitting-count.ts";
import { addressOfView, changed, type HomeView } from "../view.ts";
import { FilterChoice, Group } from "./choice.tsx";

/** Loaded by who wants to say or change them. */
const SizesForm = lazy(patiently(() => import("../../sizes/sizes-form.tsx")));

/** One switch shows only what is in stock in one's own sizes. An address with somebody else's sizes can be switched off, too. */
export function MySizes({ view, facets }: { view: HomeView; facets: Facets }) {
	const { fits, put } = useOwnSizes();
	const count = useFittingCount(view, fits);
	const details = useRef<HTMLDetailsElement>(null);
	const [isOpen, setOpen] = useState(false);
	const toggled = useCallback(() => setOpen(details.current?.open ?? false), []);
	// Whoever was quick has opened it before it came to life.
	useEffect(toggled, [toggled]);
	const isOn = view.fits !== null;
	return (
		<Group title={messages.mySizes}>
			{(fits !== null || isOn) && (
				<ul>
					<FilterChoice
						chosen={isOn}
						count={isOn ? facets.total : (count ?? undefined)}
						to={addressOfView(changed(view, { fits: isOn ? null : fits }), facets.collections)}
					>
						{messages.onlyMySizes}
					</FilterChoice>
				</ul>
			)}
			<details ref={details} onToggle={toggled}>
				<summary className="link flex min-h-11 cursor-pointer items-center wide:min-h-9">
					{fits === null ? messages.tellSizes : messages.changeSizes}
				</summary>
				{isOpen && (
					<Suspense>
						<SizesForm fits={fits} onChange={put} />
					</Suspense>
				)}
			</details>
		</Group>
	);
}
