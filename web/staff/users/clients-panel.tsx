import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { addressOf } from "#core/calls/call.ts";
import { clients as calls } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import type { Reading } from "#web/loading/reading.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { ExportButton } from "../frame/export-button.tsx";
import type { Column } from "../frame/table.tsx";
import notes from "../notes/messages.en.ts";
import { FoundRows } from "./found-rows.tsx";
import messages from "./messages.en.ts";

const ClientNotes = lazy(ifReached(() => import("../notes/client-notes.tsx")));
const { clients } = messages;
const nameOf = ({ name, lastname }: Client) => `${name} ${lastname}`;

type Props = { found: Reading<{ rows: Client[]; total: number }>; mayExport: boolean };

/** Everybody who has an account or bought as a guest. */
export function ClientsPanel({ found, mayExport }: Props) {
	const [noted, setNoted] = useState<Client | null>(null);
	return (
		<>
			<FoundRows
				what={clients.title}
				label={clients.find}
				columns={[...columns, notesColumn(setNoted)]}
				found={found}
				keyOf={({ phone }) => phone}
				action={(search) =>
					mayExport && (
						<ExportButton
							address={addressOf(calls.export, { query: search === "" ? {} : { search } })}
							name={clients.exportName}
							label={clients.export}
							failed={clients.notExported}
						/>
					)
				}
			/>
			{noted && (
				<Suspense>
					<ClientNotes phone={noted.phone} name={nameOf(noted)} onClose={() => setNoted(null)} />
				</Suspense>
			)}
		</>
	);
}

const notesColumn = (open: (client: Client) => void): Column<Client> => ({
	head: notes.title,
	quiet: true,
	number: true,
	cell: (client) => (
		<Button look="flush" aria-label={notes.ofClient(nameOf(client))} onClick={() => open(client)}>
			{notes.title}
		</Button>
	),
});

const columns: Column<Client>[] = [
	{
		head: clients.client,
		cell: ({ name, lastname, login_name }) => (
			<span className="block min-w-22 wrap-anywhere">
				{`${name} ${lastname}`}
				<span className="block text-note text-quiet">{login_name}</span>
			</span>
		),
	},
	{
		head: clients.phone,
		number: true,
		cell: ({ phone }) => (
			<Link
				to={`/admindashboard/orders?search=${phone}`}
				aria-label={clients.ordersOf(String(phone))}
				className="link inline-flex min-h-8 items-center"
			>
				{phone}
			</Link>
		),
	},
	{ head: clients.email, wide: true, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
	{
		head: clients.city,
		wide: true,
		cell: ({ address }) => [address.city, address.provinceDepartment].filter(Boolean).join(", "),
	},
	{
		head: clients.account,
		cell: ({ isRegistered, isVerified }) =>
			isRegistered ? (isVerified ? clients.verified : clients.notVerified) : clients.guest,
	},
	{ head: clients.since, wide: true, cell: ({ createdAt }) => dayOf(createdAt) },
];
