import { useRevalidator } from "react-router";
import type { AuditEntry } from "#core/contract/audit.ts";
import type { Reading } from "#web/loading/reading.ts";
import { momentOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import type { Column } from "../frame/table.tsx";
import { takeBack } from "../frame/undo.ts";
import { FoundRows } from "../users/found-rows.tsx";

/** What staff did, newest first. */
export default function AuditLog({ found }: { found: Reading<{ rows: AuditEntry[]; total: number }> }) {
	return (
		<FoundRows
			tab="audit"
			what="Audit log"
			label="User, action or subject"
			columns={columns}
			found={found}
			keyOf={({ id }) => id}
		/>
	);
}

const detailOf = ({ detail }: AuditEntry) => (detail === null ? "" : JSON.stringify(detail));

const columns: Column<AuditEntry>[] = [
	{
		head: "When",
		cell: ({ at, user_name }) => (
			<>
				<time dateTime={at}>{momentOf(at)}</time>
				<span className="wrap-anywhere block text-note text-quiet wide:hidden">{user_name}</span>
			</>
		),
	},
	{ head: "User", wide: true, cell: ({ user_name }) => <span className="wrap-anywhere">{user_name}</span> },
	{
		head: "Action",
		cell: (entry) => (
			<span className="wrap-anywhere">
				{entry.action}
				<code className="block text-note text-quiet wide:hidden">{detailOf(entry)}</code>
			</span>
		),
	},
	{ head: "Subject", cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
	{ head: "Detail", wide: true, cell: (entry) => <code className="wrap-anywhere text-note">{detailOf(entry)}</code> },
	{ head: "Undo", quiet: true, cell: ({ change }) => change !== null && <UndoButton change={change} /> },
];

function UndoButton({ change }: { change: number }) {
	const { revalidate } = useRevalidator();
	return (
		<Button look="quiet" onClick={() => void takeBack(change, () => void revalidate())}>
			Undo
		</Button>
	);
}
