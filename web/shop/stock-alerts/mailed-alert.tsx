import { type ReactNode, useState } from "react";
import { useParams } from "react-router";
import { lists } from "#core/calls/lists.ts";
import { stockAlerts } from "#core/calls/stock-alerts.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { ApiError, call } from "#web/api.ts";
import { privateHead } from "#web/facts/title.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.title);

type Done = { said: string; to: string };

/** Where the links of mails about what is back and about lists lead: only the button changes something, so that a program that opens links does not. */
export default function MailedAlert() {
	const { what, token = "" } = useParams();
	if (what === "list") return <Step words={messages.list} act={() => endList(token)} />;
	return what === "end" ? (
		<Step words={messages.end} act={() => end(token)} />
	) : (
		<Step words={messages.confirm} act={() => confirm(token)} />
	);
}

async function confirm(token: string): Promise<Done> {
	const { data } = await call(stockAlerts.confirm, { body: { token } });
	const { id_product, ColorName: color, size } = data;
	const choice = new URLSearchParams({ color, size });
	return { said: messages.confirm.done(color, sizeWord(size)), to: `/products/${id_product}?${choice}` };
}

async function end(token: string): Promise<Done> {
	await call(stockAlerts.end, { body: { token } });
	return { said: messages.end.done, to: "/home" };
}

async function endList(token: string): Promise<Done> {
	await call(lists.endAlerts, { body: { token } });
	return { said: messages.list.done, to: "/home" };
}

type StepProps = { words: { title: string; text: string; button: string; see: string }; act: () => Promise<Done> };

function Step({ words, act }: StepProps) {
	const [done, setDone] = useState<Done | null>(null);
	const [refused, setRefused] = useState("");
	const [isBusy, setBusy] = useState(false);
	const go = async () => {
		setBusy(true);
		setRefused("");
		try {
			setDone(await act());
		} catch (error) {
			const isGone = error instanceof ApiError && [400, 404].includes(error.status);
			setRefused(isGone ? messages.unknown : (error as Error).message);
		}
		setBusy(false);
	};
	return (
		<>
			<h1 className="text-headline">{words.title}</h1>
			<Said role="status">{done?.said ?? words.text}</Said>
			<p role="alert" className="mt-4 text-brick empty:hidden">
				{refused}
			</p>
			<div className="mt-6">
				{done ? (
					<ButtonLink to={done.to}>{words.see}</ButtonLink>
				) : (
					<Button busy={isBusy} onClick={() => void go()}>
						{words.button}
					</Button>
				)}
			</div>
			<noscript>
				<p className="mt-4">{messages.needsScript}</p>
			</noscript>
		</>
	);
}

function Said({ role, children }: { role: "status"; children: ReactNode }) {
	return (
		<p role={role} className="mt-4 text-quiet">
			{children}
		</p>
	);
}
