import { Link } from "react-router";
import type { Client } from "#core/contract/clients.ts";
import type { Reading } from "#web/loading/reading.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import type { Column } from "../frame/table.tsx";
import { FoundRows } from "./found-rows.tsx";

/** Everybody who has an account or bought as a guest. */
export function ClientsPanel({ found }: { found: Reading<{ rows: Client[]; total: number }> }) {
	return (
		<FoundRows
			tab="clients"
			what="Clients"
			label="Name, phone or e-mail"
			columns={columns}
			found={found}
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
