import { useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { personOf } from "#web/store/records.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import messages from "../messages.en.ts";
import { learnWho, useSession } from "../session.ts";
import { useReadFor } from "../use-read-for.ts";

type GuardedProps = {
	who: "client" | "staff";
	/** Where one logs in, with the way back to where one is. */
	logInFrom: (pathname: string) => string;
};

/** Lets one kind of person through; others are asked to log in first and then sent back here. */
export function Guarded({ who, logInFrom }: GuardedProps) {
	const { session, certainty } = useSession();
	const { pathname } = useLocation();
	const isLetIn = session.as === who;
	const wasLetIn = useRef(false);
	useEffect(() => {
		if (isLetIn) wasLetIn.current = true;
	}, [isLetIn]);

	const person = isLetIn ? personOf(session) : null;
	const isRead = useReadFor(person, certainty);
	if (isLetIn) return isRead ? <Outlet key={person} /> : <Waiting />;
	if (certainty === "asking") return <Waiting />;
	if (certainty === "unreachable") return <Unreachable />;
	const hasLoggedOut = wasLetIn.current && certainty !== "expired";
	return <Navigate replace to={hasLoggedOut ? "/home" : logInFrom(pathname)} />;
}

/** Also what the server renders: it never knows who asks. A screen high, so that the footer does not jump afterwards. */
export function Waiting() {
	return (
		<div className="page min-h-svh py-8 wide:py-12" aria-busy="true">
			<p className="sr-only">{messages.oneMoment}</p>
			<Skeleton className="h-12 w-64" />
			<Skeleton className="mt-8 h-96 w-full max-w-3xl" />
		</div>
	);
}

function Unreachable() {
	const action = (
		<>
			<Button onClick={() => void learnWho()}>{messages.tryAgain}</Button>
			<ButtonLink to="/home" look="outline">
				{messages.toShop}
			</ButtonLink>
		</>
	);
	return (
		<ErrorState page title={messages.unreachable.title} action={action}>
			<p>{messages.unreachable.text}</p>
		</ErrorState>
	);
}
