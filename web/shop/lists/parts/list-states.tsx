import { Hanger } from "#web/brand/logo.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";

export function ListToCome() {
	return (
		<div className="page min-h-svh max-w-4xl py-8 wide:py-12" aria-busy="true">
			<p className="sr-only">One moment, please</p>
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
			title="This list is not here"
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">See all products</ButtonLink>}
		>
			<p>It may have been deleted, or it is no longer shared with you.</p>
		</EmptyState>
	);
}

export function ListFailed({ onAgain }: { onAgain: () => void }) {
	return (
		<ErrorState page title="The list could not be read" action={<Button onClick={onAgain}>Try again</Button>}>
			<p>Please check your connection.</p>
		</ErrorState>
	);
}

export function NothingSaved() {
	return (
		<EmptyState
			title="Nothing on this list yet"
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">See all products</ButtonLink>}
		>
			<p>Add something from the page of any product.</p>
		</EmptyState>
	);
}
