import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { Hanger } from "#web/brand/logo.tsx";
import { PageTitle } from "#web/facts/page-title.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import messages from "./messages.en.ts";

/** What to show instead of a screen that could not be made; never what went wrong inside. */
export function Problem({ error }: { error: unknown }) {
	useEffect(() => {
		if (error instanceof TypeError) void import("#web/connection/connection.ts").then(({ openAsKept }) => openAsKept());
	}, [error]);
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const drawing = <Hanger className="h-16 w-20 text-edge" />;
	const toShop = <ButtonLink to="/home">{messages.toShop}</ButtonLink>;
	if (status === 404) {
		return (
			<EmptyState page title={messages.notFound.title} drawing={drawing} action={toShop}>
				<PageTitle about={messages.notFound.about} />
				<p>{messages.notFound.text}</p>
			</EmptyState>
		);
	}
	if (status === 410) {
		return (
			<EmptyState page title={messages.gone.title} drawing={drawing} action={toShop}>
				<PageTitle about={messages.gone.about} />
				<p>{messages.gone.text}</p>
			</EmptyState>
		);
	}
	const again = (
		<>
			<Button onClick={() => window.location.reload()}>{messages.tryAgain}</Button>
			<ButtonLink to="/home" look="outline" reloadDocument>
				{messages.toShop}
			</ButtonLink>
		</>
	);
	return (
		<ErrorState page title={messages.failed.title} drawing={drawing} action={again}>
			<PageTitle about={messages.failed.about} />
			<p>{messages.failed.text}</p>
		</ErrorState>
	);
}
