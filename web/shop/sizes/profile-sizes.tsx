import messages from "./messages.en.ts";
import { useOwnSizes } from "./own-sizes.ts";
import SizesForm from "./sizes-form.tsx";

export function ProfileSizes() {
	const { fits, put } = useOwnSizes();
	return (
		<section aria-labelledby="sizes">
			<h2 id="sizes" className="text-title">
				{messages.title}
			</h2>
			<p className="mt-2 max-w-prose text-quiet">{messages.about}</p>
			<SizesForm fits={fits} onChange={put} />
		</section>
	);
}
