import type { LandingSection } from "#core/contract/landing.ts";
import { homeAddress } from "#web/shop/home-address.ts";
import messages from "../messages.en.ts";
import { DeliveryStrip } from "./delivery-strip.tsx";
import { LookRail, Rail } from "./rail.tsx";

/** Where all that a rail shows some of can be seen. */
const whole = { new: homeAddress(), sale: homeAddress({ offer: true }), best: undefined };

/** What the owner has placed below the seasons, in their order. */
export function LandingSections({ sections }: { sections: LandingSection[] }) {
	return (
		<div className="flex flex-col gap-16 pt-14 md:gap-24 md:pt-20">
			{sections.map((section) => {
				if (section.kind === "delivery") return <DeliveryStrip key={section.kind} {...section} />;
				if (section.kind === "look") return <LookRail key={section.kind} {...section} />;
				const { kind, cards } = section;
				return <Rail key={kind} title={messages[kind]} cards={cards} to={whole[kind]} />;
			})}
		</div>
	);
}
