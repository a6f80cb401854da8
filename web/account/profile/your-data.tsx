import { useCallback, useState } from "react";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { signedCall } from "../signed-call.ts";
import { DeleteAccount } from "./delete-account.tsx";
import profile from "./messages.en.ts";

const messages = profile.yourData;

/** Everything the shop knows about the client: to take along, or to have it forgotten. */
export function YourData({ client }: { client: Client }) {
	const [busy, setBusy] = useState(false);
	const [isDeleting, setIsDeleting] = useState(false);
	const close = useCallback(() => setIsDeleting(false), []);

	const download = async () => {
		setBusy(true);
		try {
			const { data } = await signedCall(clients.exportMine, {});
			saveFile("my-data.json", JSON.stringify(data, null, "\t"));
		} catch (error) {
			showToast((error as ApiError).message, "warning");
		}
		setBusy(false);
	};

	return (
		<section aria-labelledby="your-data" className="border-line border-t pt-10">
			<h2 id="your-data" className="text-headline">
				{messages.title}
			</h2>
			<p className="mt-2 max-w-prose text-quiet">{messages.text}</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button look="outline" busy={busy} onClick={download}>
					{messages.export}
				</Button>
				<Button look="quiet" onClick={() => setIsDeleting(true)}>
					{messages.delete}
				</Button>
			</div>
			<DeleteAccount client={client} open={isDeleting} onClose={close} />
		</section>
	);
}

function saveFile(name: string, content: string): void {
	const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
