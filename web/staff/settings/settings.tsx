import { settings } from "#core/calls/settings.ts";
import type { CardSetup } from "#core/contract/cards.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { type Loaded, useLoaded } from "#web/loading/use-loaded.ts";
import type { Route } from "./+types/settings.ts";
import { CardsSection } from "./cards-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { FrontSection } from "./front-section.tsx";
import { InvoiceSection } from "./invoice-section.tsx";
import { LanguagesSection } from "./languages-section.tsx";
import { LookSection } from "./look-section.tsx";
import { MailSection } from "./mail-section.tsx";
import messages from "./messages.en.ts";
import { MoneySection } from "./money-section.tsx";
import { useArrival } from "./section-heading.tsx";
import { SecuritySection } from "./security-section.tsx";
import { ShopSection } from "./shop-section.tsx";
import { TestMail } from "./test-mail.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return {
		settings: readAs("staff", () => signedCall(settings.all, {}, { signal }).then(({ data }) => data)),
		cards: readAs("staff", () => signedCall(settings.cards, {}, { signal }).then(({ data }) => data)),
	};
}

/** What the owner decides about the shop; what employees may do stands on Permissions. */
export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.settings);
	return (
		<div className="flex max-w-4xl flex-col gap-6">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">{messages.note}</p>
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{() => <Sections loaded={loaded} cards={loaderData.cards} />}
			</LoadedView>
		</div>
	);
}

function Sections({ loaded, cards }: { loaded: Loaded<VersionedSettings>; cards: Reading<CardSetup> }) {
	useArrival();
	return (
		<div className="flex flex-col gap-10">
			<ShopSection loaded={loaded} />
			<LanguagesSection loaded={loaded} />
			<LookSection loaded={loaded} />
			<FrontSection loaded={loaded} />
			<MoneySection loaded={loaded} />
			<DeliverySection loaded={loaded} />
			<InvoiceSection loaded={loaded} />
			<div className="flex flex-col gap-6">
				<MailSection loaded={loaded} />
				<TestMail />
			</div>
			<CardsSection reading={cards} />
			<Elsewhere of="texts" />
			<Elsewhere of="staff" />
			<SecuritySection loaded={loaded} />
		</div>
	);
}
