import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import messages from "../messages.en.ts";

/** Cards cannot be taken just now. */
export function NoPayments({ message, onAgain }: { message: string; onAgain: () => void }) {
	const action = (
		<>
			<Button onClick={onAgain}>{messages.tryAgain}</Button>
			<ButtonLink to="/cart" look="outline">
				{messages.toCart}
			</ButtonLink>
		</>
	);
	return (
		<ErrorState page title={messages.notNow} action={action}>
			<p>{message}</p>
		</ErrorState>
	);
}

export function Waiting() {
	return (
		<div className="page py-8 wide:py-12" aria-busy="true">
			<h1 className="sr-only">{messages.title}</h1>
			<Skeleton className="h-12 w-56" />
			<Skeleton className="mt-8 h-96 w-full max-w-3xl" />
		</div>
	);
}
