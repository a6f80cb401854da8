import { notes as calls } from "#core/calls/notes.ts";
import type { Note } from "#core/contract/notes.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useMay } from "../frame/use-may.ts";
import messages from "./messages.en.ts";
import { Notes } from "./notes.tsx";

type OrderNotesProps = { order: Pick<OrderDetail, "orderId" | "isGuest">; notes: Reading<Note[]> };

/** What staff noted about an order and about the client it belongs to. */
export function OrderNotes({ order: { orderId: id, isGuest }, notes }: OrderNotesProps) {
	const may = useMay();
	const loaded = useLoaded(notes);
	const add = async (text: string, about: Note["about"]) => {
		loaded.put((await signedCall(calls.addToOrder, { params: { id }, body: { text, about } })).data);
	};
	const remove = async ({ id: note }: Note) => {
		loaded.put((await signedCall(calls.removeFromOrder, { params: { id, note } })).data);
	};
	return (
		<section aria-label={messages.title}>
			<h2 className="mb-2 text-title">{messages.title}</h2>
			<LoadedView of={loaded} what={messages.what}>
				{(shown) => (
					<Notes
						of={`order ${id}`}
						notes={shown}
						onAdd={may("orders.write") ? add : null}
						onRemove={remove}
						subjects={isGuest ? ["order"] : ["order", "client"]}
					/>
				)}
			</LoadedView>
		</section>
	);
}
