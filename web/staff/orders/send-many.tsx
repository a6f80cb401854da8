import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { unitsIn, unsentOf } from "#core/rules/shipments.ts";
import { privateHead } from "#web/facts/title.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { type Column, Table } from "../frame/table.tsx";
import type { Route } from "./+types/send-many.ts";
import { idsIn, readOrderId } from "./orders-by-id.ts";
import packing from "./packing.messages.en.ts";
import messages from "./send-many.messages.en.ts";
import { type Batched, isSendable, useBatch } from "./use-batch.ts";
import { useCarriers } from "./use-carriers.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ url }: Route.ClientLoaderArgs) {
	return { ids: idsIn(url.searchParams) };
}

/** Many parcels at once: order numbers are scanned or typed, then all leave with one carrier. */
export default function SendMany({ loaderData }: Route.ComponentProps) {
	const { batch, add, whyNot, remove, track, sendAll } = useBatch(loaderData.ids);
	const [problem, setProblem] = useState<string | null>(null);
	const [carrier, setCarrier] = useState("");
	const [busy, setBusy] = useState(false);
	const [asked, setAsked] = useState(0);
	const carriers = useCarriers();
	const sendable = batch.filter(isSendable).length;
	const done = batch.filter(({ state }) => state === "done").length;

	const take = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const input = event.currentTarget.elements.namedItem("number") as HTMLInputElement;
		const id = readOrderId(input.value);
		const refusal = whyNot(id);
		setProblem(refusal);
		if (refusal === null && id !== null) void add(id);
		input.value = "";
		input.focus();
	};
	const send = async () => {
		if (!(await askConfirm(messages.question(sendable)))) return;
		setBusy(true);
		setAsked(done + sendable);
		await sendAll(carrier.trim());
		setBusy(false);
	};

	return (
		<div className="flex max-w-5xl flex-col gap-6">
			<div>
				<Link to="/admindashboard/orders" className="link inline-flex min-h-11 items-center text-note">
					{packing.toOrders}
				</Link>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 max-w-prose text-quiet">{messages.text}</p>
			</div>
			<div className="grid gap-4 md:grid-cols-2">
				<form noValidate onSubmit={take} className="flex items-start gap-3">
					<Field
						label={messages.number}
						name="number"
						inputMode="numeric"
						autoComplete="off"
						maxLength={20}
						className="grow"
						{...(problem && { message: problem, state: "bad" as const })}
					/>
					<Button type="submit" look="outline" className="mt-6.5">
						{messages.add}
					</Button>
				</form>
				<Field
					label={messages.carrier}
					hint={messages.carrierHint}
					value={carrier}
					onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
					list={carriers.id}
					maxLength={80}
					autoComplete="off"
				/>
				{carriers.list}
			</div>
			{batch.length === 0 ? (
				<p className="text-quiet">{messages.none}</p>
			) : (
				<Table
					caption={messages.caption}
					columns={columnsWith({ busy, track, remove })}
					rows={batch}
					keyOf={({ id }) => id}
				/>
			)}
			<div className="flex flex-wrap items-center gap-4">
				<Button busy={busy} disabled={sendable === 0 && !busy} onClick={send}>
					{messages.send(sendable)}
				</Button>
				<p role="status" className="text-quiet">
					{(busy || done > 0) && messages.progress(done, asked)}
				</p>
			</div>
		</div>
	);
}

type Doing = { busy: boolean; track: (id: number, tracking: string) => void; remove: (id: number) => void };

const columnsWith = ({ busy, track, remove }: Doing): Column<Batched>[] => [
	{
		head: messages.order,
		cell: ({ id }) => (
			<Link to={`/admindashboard/orders/${id}`} className="link inline-flex min-h-8 items-center">
				{id}
			</Link>
		),
	},
	{
		head: messages.client,
		wide: true,
		cell: ({ order }) => order && `${order.Client.name} ${order.Client.lastname}`.trim(),
	},
	{ head: messages.pieces, number: true, wide: true, cell: ({ order }) => order && unitsIn(unsentOf(order)) },
	{
		head: messages.tracking,
		cell: (one) =>
			isSendable(one) && (
				<input
					aria-label={messages.trackingOf(one.id)}
					value={one.tracking}
					maxLength={80}
					autoComplete="off"
					disabled={busy}
					onChange={({ currentTarget }) => track(one.id, currentTarget.value)}
					className="min-h-11 w-full min-w-24 rounded-edge border border-edge bg-raised px-2"
				/>
			),
	},
	{
		head: messages.state,
		cell: ({ state, problem }) => (
			<span className={state === "refused" || state === "unknown" ? "text-brick" : ""}>
				{state === "refused" ? problem : messages.states[state]}
			</span>
		),
	},
	{
		head: messages.remove,
		quiet: true,
		cell: ({ id, state }) =>
			state !== "done" && (
				<IconButton label={messages.removeOne(id)} disabled={busy} onClick={() => remove(id)}>
					<X />
				</IconButton>
			),
	},
];
