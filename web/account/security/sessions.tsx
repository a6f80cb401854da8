import type { ComponentProps } from "react";
import type { OpenSession } from "#core/contract/sessions.ts";
import type { ApiError } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { momentOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { logOut } from "../log-out.ts";
import { PartRow, ProfilePart } from "../parts/part.tsx";
import messages from "./sessions.messages.en.ts";

type Ending = Promise<{ data: OpenSession[] }>;
type SessionsProps = {
	of: Reading<OpenSession[]>;
	end: (id: number) => Ending;
	endOthers: () => Ending;
} & Pick<ComponentProps<typeof ProfilePart>, "level">;

/** Where somebody is logged in, and the way to end it there. */
export function Sessions({ of, end, endOthers, level = "h3" }: SessionsProps) {
	const loaded = useLoaded(of);

	const ask = async (title: string, work: () => Ending, done: string) => {
		if (!(await askConfirm({ title, yes: messages.yes, no: messages.no }))) return;
		try {
			loaded.put((await work()).data);
			showToast(done, "success");
		} catch (error) {
			showToast((error as ApiError).message, "warning");
			loaded.again();
		}
	};
	const leave = ({ id, device, isThisOne }: OpenSession) => {
		const name = messages.device(device);
		return isThisOne ? logOut() : ask(messages.ask(name), () => end(id), messages.done(name));
	};
	const leaveOthers = () => ask(messages.askOthers, endOthers, messages.othersDone);

	return (
		<ProfilePart title={messages.title} level={level}>
			<p className="max-w-prose text-quiet">{messages.lead}</p>
			<LoadedView of={loaded} what={messages.what} skeleton="h-32">
				{(open) => (
					<>
						<ul>
							{open.map((session) => (
								<Row key={session.id} session={session} onEnd={() => void leave(session)} />
							))}
						</ul>
						{open.length > 1 && (
							<Button look="outline" onClick={() => void leaveOthers()} className="mt-4">
								{messages.others}
							</Button>
						)}
					</>
				)}
			</LoadedView>
		</ProfilePart>
	);
}

function Row({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
	const { id, device, isThisOne, createdAt, lastSeenAt } = session;
	const nameId = `session-${id}`;
	return (
		<PartRow
			name={
				<>
					{messages.device(device)}
					{isThisOne && <span className="text-sage">{messages.thisOne}</span>}
				</>
			}
			nameId={nameId}
			note={messages.seen(momentOf(lastSeenAt), momentOf(createdAt))}
		>
			<Button look="quiet" aria-describedby={nameId} onClick={onEnd}>
				{messages.logOut}
			</Button>
		</PartRow>
	);
}
