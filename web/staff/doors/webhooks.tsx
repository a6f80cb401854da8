import { useState } from "react";
import { webhooks } from "#core/calls/webhooks.ts";
import type { Receiver } from "#core/contract/webhooks.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import type { Route } from "./+types/webhooks.ts";
import messages from "./messages.en.ts";
import { ReceiverForm } from "./receiver-form.tsx";
import { problemOf, ReceiverRow } from "./receiver-row.tsx";
import { SecretPopup, type ShownSecret } from "./secret-popup.tsx";

const words = messages.hooks;

export const meta = privateHead(words.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { receivers: readAs("staff", () => signedCall(webhooks.list, {}, { signal }).then(({ data }) => data)) };
}

/** Where the shop tells other programs what happens. */
export default function Webhooks({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.receivers);
	/** Which one is being changed; null for a new one, undefined while none is. */
	const [edited, setEdited] = useState<Receiver | null>();
	const [shown, setShown] = useState<ShownSecret>();
	const show = (name: string, secret: string) =>
		setShown({ title: words.secretTitle(name), note: words.secretNote, label: words.secret, secret });
	const attempt = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			tellRefusal(error);
		}
		loaded.again();
	};
	const saved = (name: string, secret?: string) => {
		setEdited(undefined);
		if (secret) show(name, secret);
		loaded.again();
	};
	const acts = ({ id, name, ...receiver }: Receiver) => ({
		onChange: () => setEdited({ id, name, ...receiver }),
		onSwitch: (on: boolean) =>
			void attempt(async () => {
				await staffCall(webhooks.change, { params: { id }, body: { on } });
				showToast(on ? words.isOn(name) : words.isOff(name), "success");
			}),
		onRemove: async () => {
			if (!(await askConfirm(words.deleteQuestion(name)))) return;
			await attempt(async () => {
				await signedCall(webhooks.remove, { params: { id } });
				showToast(words.isDeleted(name), "success");
			});
		},
		onRenew: async () => {
			if (!(await askConfirm(words.renewQuestion(name)))) return;
			await attempt(async () => {
				const { data } = await staffCall(webhooks.renewSecret, { params: { id } });
				show(name, data.secret);
			});
		},
		onTest: () =>
			attempt(async () => {
				const { data } = await signedCall(webhooks.sendTest, { params: { id } });
				if (data.state === "delivered") showToast(words.testGood(data.status ?? 200), "success");
				else showToast(words.testBad(problemOf(data)), "warning");
			}),
	});
	return (
		<div className="flex max-w-5xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h1 className="text-headline">{words.title}</h1>
					<p className="mt-2 max-w-prose text-quiet">{words.note}</p>
				</div>
				<Button onClick={() => setEdited(null)}>{words.add}</Button>
			</div>
			<LoadedView of={loaded} what={words.what}>
				{(found) =>
					found.length === 0 ? (
						<EmptyState title={words.none.title}>
							<p>{words.none.text}</p>
						</EmptyState>
					) : (
						<ul aria-label={words.title} className="border-line border-t">
							{found.map((receiver) => (
								<li key={receiver.id} className="border-line border-b py-5">
									<ReceiverRow receiver={receiver} {...acts(receiver)} />
								</li>
							))}
						</ul>
					)
				}
			</LoadedView>
			{edited !== undefined && (
				<ReceiverForm key={edited?.id} receiver={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
			)}
			{shown && <SecretPopup shown={shown} onClose={() => setShown(undefined)} />}
		</div>
	);
}
