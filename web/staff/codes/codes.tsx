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
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/codes.ts";
import { NewCode } from "./new-code.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";

export const meta = privateHead("Discount codes");

const usesWords = ({ uses, maxUses }: DiscountCode) => (maxUses === null ? `${uses}` : `${uses} of ${maxUses}`);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { codes: readAs("staff", () => signedCall(discounts.list, {}, { signal }).then(({ data }) => data)) };
}

/** Makes and ends the codes shoppers can type into their cart. */
export default function Codes({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.codes);
	const canWrite = useMay()("discounts.write");

	const end = async ({ code }: DiscountCode) => {
		const text = "Nobody can use it from then on. Orders that used it keep their price.";
		if (!(await askConfirm({ title: `End ${code}?`, text, yes: "End code", no: "Keep" }))) return;
		try {
			await signedCall(discounts.end, { params: { code } });
			showToast(`${code} has ended`, "success");
			loaded.again();
		} catch (error) {
			tellRefusal(error);
		}
	};

	return (
		<div className="flex flex-col gap-8">
			<h1 className="text-headline">Discount codes</h1>
			{canWrite && <NewCode onCreated={loaded.again} />}
			<LoadedView of={loaded} what="The codes">
				{(codes) =>
					codes.length === 0 ? (
						<EmptyState title="No codes yet" />
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
			caption="Discount codes"
			keyOf={({ code }) => code}
			rows={codes}
			columns={[
				{
					head: "Code",
					cell: (code) => (
						<span className="wrap-anywhere">
							{code.code}
							<span className="block text-note text-quiet wide:hidden">
								{reductionWords(code)} off, used {usesWords(code)}
							</span>
						</span>
					),
				},
				{ head: "Off", cell: reductionWords, number: true, wide: true },
				{ head: "Used", cell: usesWords, number: true, wide: true },
				{ head: "Until", cell: ({ endsAt }) => (endsAt ? momentOf(endsAt) : "no end"), wide: true },
				{ head: "State", cell: (code) => stateOf(code, now) },
				{
					head: "End",
					quiet: true,
					number: true,
					cell: (code) =>
						onEnd &&
						code.endedAt === null && (
							<Button look="outline" aria-label={`End ${code.code}`} onClick={() => onEnd(code)}>
								End
							</Button>
						),
				},
			]}
		/>
	);
}

function stateOf(code: DiscountCode, now: Date): string {
	const startsAt = new Date(code.startsAt);
	const endsAt = code.endsAt === null ? null : new Date(code.endsAt);
	if (code.endedAt !== null) return "Ended";
	if (isUsable({ ...code, startsAt, endsAt, endedAt: null }, now)) return "In use";
	if (startsAt > now) return "Not begun";
	return endsAt !== null && endsAt <= now ? "Over" : "Used up";
}
