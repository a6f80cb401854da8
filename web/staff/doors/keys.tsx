import { useState } from "react";
import { keys } from "#core/calls/keys.ts";
import type { ApiKey } from "#core/contract/keys.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import type { Route } from "./+types/keys.ts";
import { KeyForm } from "./key-form.tsx";
import messages from "./messages.en.ts";
import { SecretPopup, type ShownSecret } from "./secret-popup.tsx";

const words = messages.keys;

export const meta = privateHead(words.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { keys: readAs("staff", () => signedCall(keys.list, {}, { signal }).then(({ data }) => data)) };
}

/** By what other programs come in. */
export default function Keys({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.keys);
	const [isAdding, setAdding] = useState(false);
	const [shown, setShown] = useState<ShownSecret>();
	const made = (name: string, secret: string) => {
		setAdding(false);
		setShown({ title: words.secretTitle(name), note: words.secretNote, label: words.secret, secret });
		loaded.again();
	};
	const revoke = async ({ id, name }: ApiKey) => {
		if (!(await askConfirm(words.revokeQuestion(name)))) return;
		try {
			loaded.put((await signedCall(keys.revoke, { params: { id } })).data);
			showToast(words.isRevoked(name), "success");
		} catch (error) {
			tellRefusal(error);
			loaded.again();
		}
	};
	return (
		<div className="flex max-w-5xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h1 className="text-headline">{words.title}</h1>
					<p className="mt-2 max-w-prose text-quiet">
						{words.note}{" "}
						<a href="/api/docs" className="link">
							{words.docs}
						</a>
					</p>
				</div>
				<Button onClick={() => setAdding(true)}>{words.add}</Button>
			</div>
			<LoadedView of={loaded} what={words.what}>
				{(found) =>
					found.length === 0 ? (
						<EmptyState title={words.none.title}>
							<p>{words.none.text}</p>
						</EmptyState>
					) : (
						<KeyTable keys={found} onRevoke={revoke} />
					)
				}
			</LoadedView>
			{isAdding && <KeyForm onClose={() => setAdding(false)} onMade={made} />}
			{shown && <SecretPopup shown={shown} onClose={() => setShown(undefined)} />}
		</div>
	);
}

/** What there is to say of how long a key is good. */
function endOf({ revokedAt, expiresAt }: ApiKey): string {
	if (revokedAt) return words.revoked(shopMoment(revokedAt));
	if (!expiresAt) return words.never;
	return (Date.parse(expiresAt) <= Date.now() ? words.expired : words.endsOn)(shopMoment(expiresAt));
}

const isLive = ({ revokedAt, expiresAt }: ApiKey) =>
	!revokedAt && (expiresAt === null || Date.parse(expiresAt) > Date.now());

type KeyTableProps = { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void };

function KeyTable({ keys: rows, onRevoke }: KeyTableProps) {
	const lastUsed = ({ lastUsedAt }: ApiKey) => (lastUsedAt ? shopMoment(lastUsedAt) : words.neverUsed);
	return (
		<Table
			caption={words.title}
			rows={rows}
			keyOf={({ id }) => id}
			columns={[
				{
					head: words.name,
					cell: (key) => (
						<span className={isLive(key) ? "wrap-anywhere" : "wrap-anywhere text-quiet"}>
							{key.name} <code className="text-note text-quiet">…{key.ending}</code>
							<span className="block text-note text-quiet">{words.by(key.by, shopMoment(key.createdAt))}</span>
							<span className="block text-note text-quiet wide:hidden">
								{key.scopes.join(", ")} · {lastUsed(key)} · {endOf(key)}
							</span>
						</span>
					),
				},
				{
					head: words.may,
					wide: true,
					cell: ({ scopes }) => (
						<ul>
							{scopes.map((scope) => (
								<li key={scope}>
									<code className="text-note">{scope}</code>
								</li>
							))}
						</ul>
					),
				},
				{ head: words.used, wide: true, cell: lastUsed },
				{ head: words.ends, wide: true, cell: endOf },
				{
					head: words.revoke,
					quiet: true,
					number: true,
					cell: (key) =>
						isLive(key) && (
							<Button look="outline" aria-label={words.revokeOne(key.name)} onClick={() => onRevoke(key)}>
								{words.revoke}
							</Button>
						),
				},
			]}
		/>
	);
}
