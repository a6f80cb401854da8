import { useState } from "react";
import { upkeep } from "#core/calls/upkeep.ts";
import type { Upkeep } from "#core/contract/upkeep.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";

const { mails } = messages;
type Lack = Upkeep["notConfigured"][number];
type FailedMail = Upkeep["failedMails"]["entries"][number];

/** What an admin has to look after. Little is shown while there is nothing, and nothing to others, for whom it is not read. */
export function UpkeepNotes({ of: { data, problem, again } }: { of: Loaded<Upkeep | null> }) {
	if (data === null) {
		if (!problem) return null;
		return (
			<p role="alert" className="mb-8 bg-brick-tint px-4 py-2 text-brick">
				{messages.upkeep.notRead(problem.message)}
			</p>
		);
	}
	const { notConfigured, newestBackup, failedMails } = data;
	if (notConfigured.length === 0 && failedMails.total === 0) return <NewestBackup at={newestBackup} />;
	return (
		<section aria-label={messages.upkeep.title} className="mb-10 border border-brick px-4 py-4">
			<h2 className="mb-2 text-title">{messages.upkeep.title}</h2>
			<ul className="list-disc pl-5">
				{notConfigured.map((lack) => (
					<li key={lack.what} className="wrap-anywhere">
						{lackInWords(lack)}
					</li>
				))}
			</ul>
			{failedMails.total > 0 && <FailedMails of={failedMails} onSent={again} />}
			<NewestBackup at={newestBackup} />
		</section>
	);
}

function NewestBackup({ at }: { at: string | null }) {
	if (at === null) return null;
	return <p className="my-4 text-note text-quiet">{messages.upkeep.newestBackup(shopMoment(at))}</p>;
}

function lackInWords({ what, backups }: Lack): string {
	if (!backups) return messages.upkeep[what];
	const { noBackup, oldBackup } = messages.upkeep;
	return backups.days === null ? noBackup(backups.folder) : oldBackup(backups.folder, backups.days);
}

function FailedMails({ of: { total, entries }, onSent }: { of: Upkeep["failedMails"]; onSent: () => void }) {
	const [busy, setBusy] = useState(false);
	const sendable = entries.filter(({ canBeSent }) => canBeSent);

	const send = async (chosen: readonly FailedMail[]) => {
		setBusy(true);
		try {
			const { data } = await signedCall(upkeep.sendMails, { body: { ids: chosen.map(({ id }) => id) } });
			showToast(mails.areSent(data.queued), "success");
			onSent();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};
	const sendAll = async () => {
		if (await askConfirm(mails.question(sendable.length))) await send(sendable);
	};

	return (
		<>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-4">
				<h3 className="text-lead">{mails.notSent(total)}</h3>
				{sendable.length > 1 && (
					<Button look="outline" busy={busy} onClick={sendAll}>
						{mails.allAgain}
					</Button>
				)}
			</div>
			<Table
				sticky={false}
				caption={mails.caption}
				rows={entries}
				keyOf={({ id }) => id}
				columns={[
					{
						head: mails.mail,
						cell: ({ to, subject, reason }) => (
							<span className="wrap-anywhere">
								{subject}
								<span className="block text-note text-quiet">{mails.to(to)}</span>
								<span className="block text-brick text-note">{reason}</span>
							</span>
						),
					},
					{ head: mails.date, wide: true, cell: ({ createdAt }) => shopMoment(createdAt) },
					{
						head: mails.again,
						quiet: true,
						number: true,
						cell: (mail) =>
							mail.canBeSent ? (
								<Button look="quiet" busy={busy} aria-label={mails.againTo(mail.to)} onClick={() => send([mail])}>
									{mails.again}
								</Button>
							) : (
								<span className="text-note text-quiet">{mails.notKept}</span>
							),
					},
				]}
			/>
		</>
	);
}
