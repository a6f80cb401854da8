import { discounts } from "#core/calls/discounts.ts";
import type { DiscountCode } from "#core/contract/discounts.ts";
import { isUsable } from "#core/rules/discount.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { momentOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/codes.ts";
import messages from "./messages.en.ts";
import { NewCode } from "./new-code.tsx";

export const meta = privateHead(messages.title);

const usesWords = ({ uses, maxUses }: DiscountCode) => (maxUses === null ? `${uses}` : messages.usedOf(uses, maxUses));

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { codes: readAs("staff", () => signedCall(discounts.list, {}, { signal }).then(({ data }) => data)) };
}

/** Makes and ends the codes shoppers can type into their cart. */
export default function Codes({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.codes);
	const canWrite = useMay()("discounts.write");

	const end = async ({ code }: DiscountCode) => {
		if (!(await askConfirm(messages.endQuestion(code)))) return;
		try {
			await signedCall(discounts.end, { params: { code } });
			showToast(messages.hasEnded(code), "success");
			loaded.again();
		} catch (error) {
			tellRefusal(error);
		}
	};

	return (
		<div className="flex flex-col gap-8">
			<h1 className="text-headline">{messages.title}</h1>
			{canWrite && <NewCode onCreated={loaded.again} />}
			<LoadedView of={loaded} what={messages.what}>
				{(codes) =>
					codes.length === 0 ? (
						<EmptyState title={messages.none} />
					) : (
						<CodeTable codes={codes} onEnd={canWrite ? end : null} />
					)
				}
			</LoadedView>
		</div>
	);
}

function CodeTable({ codes, onEnd }: { codes: readonly DiscountCode[]; onEnd: ((code: DiscountCode) => void) | null }) {
	const now = new Date();
	const money = useMoney();
	const reductionWords = ({ percent, amount }: DiscountCode) =>
		percent === null ? money(amount ?? 0) : `${percent} %`;
	return (
		<Table
			caption={messages.title}
			keyOf={({ code }) => code}
			rows={codes}
			columns={[
				{
					head: messages.code,
					cell: (code) => (
						<span className="wrap-anywhere">
							{code.code}
							<span className="block text-note text-quiet wide:hidden">
								{messages.inShort(reductionWords(code), usesWords(code))}
							</span>
						</span>
					),
				},
				{ head: messages.off, cell: reductionWords, number: true, wide: true },
				{ head: messages.used, cell: usesWords, number: true, wide: true },
				{ head: messages.until, cell: ({ endsAt }) => (endsAt ? momentOf(endsAt) : messages.noEnd), wide: true },
				{ head: messages.state, cell: (code) => stateOf(code, now) },
				{
					head: messages.end,
					quiet: true,
					number: true,
					cell: (code) =>
						onEnd &&
						code.endedAt === null && (
							<Button look="outline" aria-label={messages.endOne(code.code)} onClick={() => onEnd(code)}>
								{messages.end}
							</Button>
						),
				},
			]}
		/>
	);
}

function stateOf(code: DiscountCode, now: Date): string {
	const { states } = messages;
	const startsAt = new Date(code.startsAt);
	const endsAt = code.endsAt === null ? null : new Date(code.endsAt);
	if (code.endedAt !== null) return states.ended;
	if (isUsable({ ...code, startsAt, endsAt, endedAt: null }, now)) return states.inUse;
	if (startsAt > now) return states.notBegun;
	return endsAt !== null && endsAt <= now ? states.over : states.usedUp;
}
