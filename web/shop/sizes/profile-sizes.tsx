import { lazy, Suspense } from "react";
import { patiently } from "#web/layout/patiently.ts";
import messages from "./messages.en.ts";
import { useOwnSizes } from "./own-sizes.ts";

const SizesForm = lazy(patiently(() => import("./sizes-form.tsx")));

export function ProfileSizes() {
	const { fits, put } = useOwnSizes();
	return (
		<section aria-labelledby="sizes">
			<h2 id="sizes" className="text-title">
				{messages.title}
			</h2>
			<p className="mt-2 max-w-prose text-quiet">{messages.about}</p>
			<Suspense fallback={<p aria-busy="true" className="min-h-11" />}>
				<SizesForm fits={fits} onChange={put} />
			</Suspense>
		</section>
	);
}
