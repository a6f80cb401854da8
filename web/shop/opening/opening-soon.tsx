import { useSession } from "#web/account/session.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { PageTitle } from "#web/facts/page-title.tsx";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import messages from "./messages.en.ts";

/** What a visitor finds while nothing was ever on sale. As a page of its own it also says whose shop it is. */
export default function OpeningSoon({ page = false }: { page?: boolean }) {
	const { name, tagline, contact } = useFacts();
	const { session } = useSession();
	const { mail, phone } = contact;
	const drawing = page ? <Hanger className="h-16 w-20 text-edge" /> : undefined;
	const action = session.as === "staff" && <ButtonLink to="/admindashboard">{messages.checklist}</ButtonLink>;
	const state = (
		<EmptyState page={page} title={messages.title} drawing={drawing} action={action || undefined}>
			{page && (
				<>
					<PageTitle about={messages.title} />
					<p className="mb-4">{tagline ? `${name}: ${tagline}` : name}</p>
				</>
			)}
			<p>{messages.text}</p>
			{(mail || phone) && <p className="mt-4">{messages.reach}</p>}
			{mail && (
				<p>
					<a href={`mailto:${mail}`} className="wrap-anywhere inline-flex min-h-11 items-center hover:text-clay">
						{mail}
					</a>
				</p>
			)}
			{phone && <p>{phone}</p>}
		</EmptyState>
	);
	if (!page) return state;
	// Where the link past the bar leads on a page of products.
	return (
		<div id="products" tabIndex={-1} className="outline-none">
			{state}
		</div>
	);
}
