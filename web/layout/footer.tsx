import { Link } from "react-router";
import { Hanger } from "#web/brand/logo.tsx";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { homeAddress } from "#web/shop/home-address.ts";
import { seasonLabels, seasons } from "#web/shop/seasons.ts";
import { Piece } from "#web/ui/piece.tsx";
import { LanguageLinks } from "./language-links.tsx";
import messages from "./messages.en.ts";

const columns = [
	{
		title: messages.collections,
		links: seasons.map(({ id, name }) => [seasonLabels[name], homeAddress({ collection: id, name })]),
	},
	{
		title: messages.theShop,
		links: [
			[messages.everything, homeAddress()],
			[messages.women, homeAddress({ category: 1 })],
			[messages.men, homeAddress({ category: 2 })],
			[messages.onSale, homeAddress({ offer: true })],
		],
	},
	{
		title: messages.goodToKnow,
		links: [
			[messages.returns, "/returns"],
			[messages.terms, "/terms"],
			[messages.privacy, "/privacy"],
			[messages.contact, "/contact"],
		],
	},
];

/** Argentina wants it to be found on every page. */
const withdrawal = [messages.withdrawal, "/withdrawal"];
const wayOut = "inline-flex min-h-11 items-center hover:text-clay md:min-h-9";

/** Also the way through the shop for those without JavaScript. */
export function Footer() {
	const { logo, country } = useFacts();
	return (
		<footer className="mt-24 border-line border-t">
			<div className="page grid grid-cols-2 gap-x-4 gap-y-10 py-12 md:grid-cols-12">
				<div className="col-span-2 flex flex-col gap-4 md:col-span-3">
					{!logo && <Hanger className="h-9 w-11 text-quiet" />}
					<Imprint />
					<LanguageLinks />
				</div>
				<Piece of="footer">{() => <Columns isArgentine={country === "AR"} />}</Piece>
			</div>
		</footer>
	);
}

function Columns({ isArgentine }: { isArgentine: boolean }) {
	return columns.map(({ title, links }) => (
		<nav key={title} aria-label={title} className="md:col-span-3">
			<h2 className="font-medium font-sans text-body tracking-normal">{title}</h2>
			<ul className="mt-2 text-quiet">
				{(isArgentine && title === messages.goodToKnow ? [...links, withdrawal] : links).map(([label, to = ""]) => (
					<li key={label}>
						<Link to={to} className={wayOut}>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	));
}

/** Whose shop it is and where it is reached. */
function Imprint() {
	const { name, tagline, contact } = useFacts();
	const { mail, phone, lines } = contact;
	return (
		<address className="wrap-anywhere max-w-xs text-quiet not-italic">
			<p>{tagline || name}</p>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
			{phone && <p>{phone}</p>}
			{mail && (
				<a href={`mailto:${mail}`} className={wayOut}>
					{mail}
				</a>
			)}
		</address>
	);
}
