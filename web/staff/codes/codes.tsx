import { useState } from "react";
import { discounts } from "#core/calls/discounts.ts";
import type { DiscountCode } from "#core/contract/discounts.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { askConfirm } from "#web/ui/question.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { useMay } from "../frame/use-may.ts";
import { readFiledUnder } from "../products/filed-under.ts";
import type { Route } from "./+types/codes.ts";
import { CodeForm } from "./code-form.tsx";
import { CodeTable } from "./code-table.tsx";
import messages from "./messages.en.ts";

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return {
		codes: readAs("staff", () => signedCall(discounts.list, {}, { signal }).then(({ data }) => data)),
		shelves: readAs("staff", readFiledUnder({ signal }).readCategories),
	};
}

/** Makes, changes and ends the codes shoppers can type into their cart. */
export default function Codes({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.codes);
	const shelves = useLoaded(loaderData.shelves).data;
	const canWrite = useMay()("discounts.write");
	const [edited, setEdited] = useState<DiscountCode | null>(null);

	const done = () => {
		setEdited(null);
		loaded.again();
	};
	const end = async ({ code }: DiscountCode) => {
		if (!(await askConfirm(messages.endQuestion(code)))) return;
		try {
			await signedCall(discounts.end, { params: { code } });
			showToast(messages.hasEnded(code), "success");
			done();
		} catch (error) {
			tellRefusal(error);
		}
	};

	return (
		<div className="flex flex-col gap-8">
			<h1 className="text-headline">{messages.title}</h1>
			{canWrite && <CodeForm key={edited?.code ?? ""} code={edited} shelves={shelves} onDone={done} />}
			<LoadedView of={loaded} what={messages.what}>
				{(codes) =>
					codes.length === 0 ? (
						<EmptyState title={messages.none} />
					) : (
						<CodeTable codes={codes} shelves={shelves} actions={canWrite ? { edit: setEdited, end } : null} />
					)
				}
			</LoadedView>
		</div>
	);
}
