import { useState } from "react";
import { upkeep } from "#core/calls/upkeep.ts";
import type { Upkeep } from "#core/contract/upkeep.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { momentOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";

type FailedMail = Upkeep["failedMails"]["entries"][number];

/** What an admin has to look after. Nothing is shown while there is nothing, or to others, for whom it is not read. */
export function UpkeepNotes({ of: { data, problem, again } }: { of: Loaded<Upkeep | null> }) {
	if (data === null) {
		if (!problem) return null;
		return (
			<p role="alert" className="mb-8 bg-brick-tint px-4 py-2 text-brick">
				What needs attention could not be read. {problem.message}
			</p>
		);
	}
	const { notConfigured, failedMails } = data;
	if (notConfigured.length === 0 && failedMails.total === 0) return null;
	return (
		<section aria-label="Needs attention" className="mb-10 border border-brick px-4 py-4">
			<h2 className="mb-2 text-title">Needs attention</h2>
			<ul className="list-disc pl-5">
				{notConfigured.map(({ what, text }) => (
					<li key={what} className="wrap-anywhere">
						{text}
					</li>
				))}
			</ul>
			{failedMails.total > 0 && <FailedMails of={failedMails} onSent={again} />}
		</section>
	);
}

function FailedMails({ of: { total, entries }, onSent }: { of: Upkeep["failedMails"]; onSent: () => void }) {
	const [busy, setBusy] = useState(false);
	const sendable = entries.filter(({ canBeSent }) => canBeSent);

	const send = async (mails: readonly FailedMail[]) => {
		setBusy(true);
		try {
			const { data } = await signedCall(upkeep.sendMails, { body: { ids: mails.map(({ id }) => id) } });
			showToast(data.queued === 1 ? "The mail is being sent" : `${data.queued} mails are being sent`, "success");
			onSent();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};
	const sendAll = async () => {
		const text = "Each goes to its reader as it was written.";
		if (await askConfirm({ title: `Send ${sendable.length} mails again?`, text, yes: "Send", no: "Not now" }))
			await send(sendable);
	};

	return (
		<>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-4">
				<h3 className="text-lead">{total === 1 ? "1 mail was not sent" : `${total} mails were not sent`}</h3>
				{sendable.length > 1 && (
					<Button look="outline" busy={busy} onClick={sendAll}>
						Send all again
					</Button>
				)}
			</div>
			<Table
				sticky={false}
				caption="Mails that were not sent"
				rows={entries}
				keyOf={({ id }) => id}
				columns={[
					{
						head: "Mail",
						cell: ({ to, subject, reason }) => (
							<span className="wrap-anywhere">
								{subject}
								<span className="block text-note text-quiet">To {to}</span>
								<span className="block text-brick text-note">{reason}</span>
							</span>
						),
					},
					{ head: "Date", wide: true, cell: ({ createdAt }) => momentOf(createdAt) },
					{
						head: "Send again",
						quiet: true,
						number: true,
						cell: (mail) =>
							mail.canBeSent ? (
								<Button look="quiet" busy={busy} aria-label={`Send again to ${mail.to}`} onClick={() => send([mail])}>
									Send again
								</Button>
							) : (
								<span className="text-note text-quiet">Its text was not kept</span>
							),
					},
				]}
			/>
		</>
	);
}
