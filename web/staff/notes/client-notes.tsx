import { useMemo } from "react";
import { notes as calls } from "#core/calls/notes.ts";
import type { Note } from "#core/contract/notes.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./messages.en.ts";
import { Notes } from "./notes.tsx";

type ClientNotesProps = { phone: number; name: string; onClose: () => void };

const readNotes = (clientPhone: number) =>
	readAs("staff", () => signedCall(calls.ofClient, { params: { clientPhone } }).then(({ data }) => data));

/** What staff noted about a client, in a sheet beside the list. */
export default function ClientNotes({ phone: clientPhone, name, onClose }: ClientNotesProps) {
	const params = { clientPhone };
	const loaded = useLoaded(useMemo(() => readNotes(clientPhone), [clientPhone]));
	const add = async (text: string) => {
		loaded.put((await signedCall(calls.addToClient, { params, body: { text } })).data);
	};
	const remove = async ({ id }: Note) => {
		loaded.put((await signedCall(calls.removeFromClient, { params: { ...params, note: id } })).data);
	};
	return (
		<Popup open side="right" title={messages.ofClient(name)} onClose={onClose}>
			<LoadedView of={loaded} what={messages.what}>
				{(shown) => (
					<Notes of={`client ${clientPhone}`} notes={shown} onAdd={add} onRemove={remove} subjects={["client"]} />
				)}
			</LoadedView>
		</Popup>
	);
}
