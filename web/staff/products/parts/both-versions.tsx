import type { StaffProduct } from "#core/contract/products.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { differences } from "../merge.ts";
import type { TypedProduct } from "../typed-product.ts";

type BothVersionsProps = {
	mine: TypedProduct;
	current: StaffProduct | null;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
	onClose: () => void;
};

/** Someone else saved the product first: what I typed and what the shop has now, side by side. */
export function BothVersions({ mine, current, onKeepMine, onTakeTheirs, onClose }: BothVersionsProps) {
	const rows = current ? differences(mine, current) : [];
	return (
		<Popup
			title="Someone else changed this meanwhile"
			open={current !== null}
			onClose={onClose}
			footer={
				<div className="flex flex-wrap gap-3">
					<Button onClick={onKeepMine}>Keep my changes</Button>
					<Button look="outline" onClick={onTakeTheirs}>
						Take theirs
					</Button>
				</div>
			}
		>
			<p className="mb-4 text-quiet">
				Nothing is saved yet. Your changes can go on top of theirs, or be dropped. Fields you left alone take their
				value.
			</p>
			<table className="w-full border-collapse text-note">
				<caption className="sr-only">Your version and the shop's</caption>
				<thead>
					<tr className="border-edge border-b text-left text-quiet">
						<th scope="col" className="py-2 pr-2 font-medium">
							What
						</th>
						<th scope="col" className="py-2 pr-2 font-medium">
							Yours
						</th>
						<th scope="col" className="py-2 font-medium">
							In the shop now
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
			{rows.length === 0 && <p className="py-2">Both say the same.</p>}
		</Popup>
	);
}
