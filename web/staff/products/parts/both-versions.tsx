import type { StaffProduct } from "#core/contract/products.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { differences } from "../merge.ts";
import messages from "../messages.en.ts";
import type { ShelfNames } from "../read-choices.ts";
import type { TypedProduct } from "../typed-product.ts";

const { versions } = messages;

type BothVersionsProps = {
	mine: TypedProduct;
	current: StaffProduct | null;
	names: ShelfNames;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
	onClose: () => void;
};

/** Someone else saved the product first: what I typed and what the shop has now, side by side. */
export function BothVersions({ mine, current, names, onKeepMine, onTakeTheirs, onClose }: BothVersionsProps) {
	const rows = current ? differences(mine, current, names) : [];
	return (
		<Popup
			title={versions.title}
			open={current !== null}
			onClose={onClose}
			footer={
				<div className="flex flex-wrap gap-3">
					<Button onClick={onKeepMine}>{versions.keepMine}</Button>
					<Button look="outline" onClick={onTakeTheirs}>
						{versions.takeTheirs}
					</Button>
				</div>
			}
		>
			<p className="mb-4 text-quiet">{versions.text}</p>
			<table className="w-full border-collapse text-note">
				<caption className="sr-only">{versions.caption}</caption>
				<thead>
					<tr className="border-edge border-b text-left text-quiet">
						<th scope="col" className="py-2 pr-2 font-medium">
							{versions.what}
						</th>
						<th scope="col" className="py-2 pr-2 font-medium">
							{versions.yours}
						</th>
						<th scope="col" className="py-2 font-medium">
							{versions.inShop}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.what} className="border-line border-b align-top">
							<th scope="row" className="py-2 pr-2 text-left font-normal text-quiet">
								{row.what}
							</th>
							<td className="wrap-anywhere py-2 pr-2">{row.mine}</td>
							<td className="wrap-anywhere py-2">{row.theirs}</td>
						</tr>
					))}
				</tbody>
			</table>
			{rows.length === 0 && <p className="py-2">{versions.same}</p>}
		</Popup>
	);
}
