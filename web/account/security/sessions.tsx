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
import { Part, PartRow } from "../parts/part.tsx";

type Ending = Promise<{ data: OpenSession[] }>;
type SessionsProps = {
	of: Reading<OpenSession[]>;
	end: (id: number) => Ending;
	endOthers: () => Ending;
} & Pick<ComponentProps<typeof Part>, "level">;

/** Where somebody is logged in, and the way to end it there. */
export function Sessions({ of, end, endOthers, level = "h3" }: SessionsProps) {
	const loaded = useLoaded(of);

	const ask = async (title: string, work: () => Ending, done: string) => {
		if (!(await askConfirm({ title, yes: "Log out", no: "Keep" }))) return;
		try {
			loaded.put((await work()).data);
			showToast(done, "success");
		} catch (error) {
			showToast((error as ApiError).message, "warning");
			loaded.again();
		}
	};
	const leave = ({ id, device, isThisOne }: OpenSession) =>
		isThisOne ? logOut() : ask(`Log out ${device}?`, () => end(id), `${device} is logged out`);
	const leaveOthers = () => ask("Log out everywhere else?", endOthers, "Every other device is logged out");

	return (
		<Part title="Where you are logged in" level={level}>
			<p className="max-w-prose text-quiet">
				You do not know one of these? Log it out and change your password: nobody stays in with the old one.
			</p>
			<LoadedView of={loaded} what="Your devices" skeleton="h-32">
				{(open) => (
					<>
						<ul>
							{open.map((session) => (
								<Row key={session.id} session={session} onEnd={() => void leave(session)} />
							))}
						</ul>
						{open.length > 1 && (
							<Button look="outline" onClick={() => void leaveOthers()} className="mt-4">
								Log out everywhere else
							</Button>
						)}
					</>
				)}
			</LoadedView>
		</Part>
	);
}

function Row({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
	const { id, device, isThisOne, createdAt, lastSeenAt } = session;
	const nameId = `session-${id}`;
	return (
		<PartRow
			name={
				<>
					{device}
					{isThisOne && <span className="text-sage"> · this device</span>}
				</>
			}
			nameId={nameId}
			note={`Last seen ${momentOf(lastSeenAt)}, logged in ${momentOf(createdAt)}`}
		>
			<Button look="quiet" aria-describedby={nameId} onClick={onEnd}>
				Log out this device
			</Button>
		</PartRow>
	);
}
