import { Hanger } from "#web/brand/logo.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import messages from "../messages.en.ts";

export function ListToCome() {
	return (
		<div className="page min-h-svh max-w-4xl py-8 wide:py-12" aria-busy="true">
			<p className="sr-only">{messages.oneMoment}</p>
			<Skeleton className="h-12 w-64" />
			<Skeleton className="mt-12 h-56 w-full" />
			<Skeleton className="mt-6 h-56 w-full" />
		</div>
	);
}

export function NoSuchList() {
	return (
		<EmptyState
			page
			title={messages.notHere.title}
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">{messages.seeAll}</ButtonLink>}
		>
			<p>{messages.notHere.text}</p>
		</EmptyState>
	);
}

export function ListFailed({ onAgain }: { onAgain: () => void }) {
	return (
		<ErrorState page title={messages.failed.title} action={<Button onClick={onAgain}>{messages.tryAgain}</Button>}>
			<p>{messages.failed.text}</p>
		</ErrorState>
	);
}

export function NothingSaved() {
	return (
		<EmptyState
			title={messages.empty.title}
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">{messages.seeAll}</ButtonLink>}
		>
			<p>{messages.empty.text}</p>
		</EmptyState>
	);
}
