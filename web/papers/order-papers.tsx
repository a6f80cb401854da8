import { Download } from "lucide-react";
import { useState } from "react";
import { addressOf } from "#core/calls/call.ts";
import { papers as calls } from "#core/calls/papers.ts";
import type { Paper } from "#core/contract/papers.ts";
import { saveAnswer, signedFetch } from "#web/account/signed-files.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";

type OrderPapersProps = { orderId: number; orderToken?: string | null; papers: Reading<Paper[]> };

/** The invoice and the credit notes of an order, to be downloaded. An order without any says nothing of them. */
export function OrderPapers({ orderId, orderToken, papers }: OrderPapersProps) {
	const { data } = useLoaded(papers);
	if (!data || data.length === 0) return null;
	return (
		<section aria-label={messages.title} className="mt-10 print:hidden">
			<h2 className="mb-2 text-title">{messages.title}</h2>
			<ul className="divide-y divide-line border-line border-y">
				{data.map((paper) => (
					<OnePaper
						key={`${paper.kind} ${paper.name}`}
						paper={paper}
						address={addressOfPaper(paper, orderId, orderToken)}
					/>
				))}
			</ul>
		</section>
	);
}

function addressOfPaper({ kind, number }: Paper, id: number, orderToken: string | null | undefined): string {
	const query = orderToken ? { orderToken } : {};
	return kind === "invoice"
		? addressOf(calls.invoice, { params: { id }, query })
		: addressOf(calls.creditNote, { params: { id, number }, query });
}

function OnePaper({ paper, address }: { paper: Paper; address: string }) {
	const { currency } = useFacts();
	const [state, setState] = useState<"still" | "fetching" | "failed">("still");
	const name = `${messages.kinds[paper.kind]} ${paper.name}`;
	const download = async () => {
		setState("fetching");
		try {
			await saveAnswer(await signedFetch(address, { headers: { accept: "application/pdf" } }), `${paper.name}.pdf`);
			setState("still");
		} catch {
			setState("failed");
		}
	};
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
			<span>{name}</span>
			<span className="flex items-center gap-4">
				<span className="text-quiet tabular-nums">{moneyHere(paper.amount, currency)}</span>
				<Button look="quiet" busy={state === "fetching"} onClick={download} aria-label={messages.download(name)}>
					<Download aria-hidden="true" className="size-5 stroke-[1.5]" /> PDF
				</Button>
			</span>
			<p role="status" className="basis-full text-brick text-note empty:hidden">
				{state === "failed" ? messages.failed : ""}
			</p>
		</li>
	);
}
