import { useCallback } from "react";
import { Link, useSearchParams } from "react-router";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { dayOf } from "#web/shop/orders/words.ts";
import type { Column } from "../frame/table.tsx";
import { FoundRows } from "./found-rows.tsx";

/** Everybody who has an account or bought as a guest. */
export function ClientsPanel() {
	const [address] = useSearchParams();
	const read = useCallback(
		(query: { search?: string; page: number; limit: number }, signal: AbortSignal) =>
			signedCall(clients.list, { query }, { signal }),
		[],
	);
	return (
		<FoundRows
			tab="clients"
			what="Clients"
			label="Name, phone or e-mail"
			address={address}
			columns={columns}
			read={read}
			keyOf={({ phone }) => phone}
		/>
	);
}

const columns: Column<Client>[] = [
	{
		head: "Client",
		cell: ({ name, lastname, login_name }) => (
			<span className="wrap-anywhere">
				{`${name} ${lastname}`}
				<span className="block text-note text-quiet">{login_name}</span>
			</span>
		),
	},
	{
		head: "Phone",
		number: true,
		cell: ({ phone }) => (
			<Link
				to={`/admindashboard/orders?search=${phone}`}
				aria-label={`Orders of ${phone}`}
				className="link inline-flex min-h-8 items-center"
			>
				{phone}
			</Link>
		),
	},
	{ head: "E-mail", wide: true, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
	{
		head: "City",
		wide: true,
		cell: ({ address }) => [address.city, address.provinceDepartment].filter(Boolean).join(", "),
	},
	{
		head: "Account",
		cell: ({ isRegistered, isVerified }) => (isRegistered ? (isVerified ? "Verified" : "Not verified") : "Guest"),
	},
	{ head: "Since", wide: true, cell: ({ createdAt }) => dayOf(createdAt) },
];
