import { Link, useSearchParams } from "react-router";
import { webhooks } from "#core/calls/webhooks.ts";
import type { WebhookDelivery } from "#core/contract/webhooks.ts";
import { DELIVERY_STATES, WEBHOOK_EVENTS } from "#core/rules/webhooks.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { FoundList } from "../frame/found-list.tsx";
import { countedRows, pageIn } from "../frame/paging.ts";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import type { Route } from "./+types/deliveries.ts";
import messages from "./messages.en.ts";
import { problemOf } from "./receiver-row.tsx";

const words = messages.deliveries;
const AT_ONCE = 25;

export const meta = privateHead(words.title);

const stateIn = (address: URLSearchParams) => DELIVERY_STATES.find((one) => one === address.get("state")) ?? null;

export function clientLoader({ url, params, request: { signal } }: Route.ClientLoaderArgs) {
	const state = stateIn(url.searchParams);
	const query = { ...(state && { state }), page: pageIn(url.searchParams), limit: AT_ONCE };
	const given = { params: { id: Number(params.id) }, query };
	return { found: readAs("staff", () => signedCall(webhooks.deliveries, given, { signal }).then(countedRows)) };
}

/** What was sent to one receiver, the newest first. */
export default function Deliveries({ loaderData, params }: Route.ComponentProps) {
	const [address, setAddress] = useSearchParams();
	const loaded = useLoaded(loaderData.found);
	const state = stateIn(address);
	const again = async ({ id: delivery }: WebhookDelivery) => {
		try {
			await signedCall(webhooks.sendAgain, { params: { id: Number(params.id), delivery } });
			showToast(words.isAgain, "success");
		} catch (error) {
			tellRefusal(error);
		}
		loaded.again();
	};
	return (
		<div className="max-w-5xl">
			<Link to="/admindashboard/webhooks" className="link text-note">
				{words.back}
			</Link>
			<h1 className="mt-2 mb-6 text-headline">{words.title}</h1>
			<Select
				key={state}
				label={words.show}
				placeholder={words.all}
				defaultValue={state ?? ""}
				onChange={({ currentTarget: { value } }) => setAddress(value ? { state: value } : {})}
				className="mb-4 max-w-60"
			>
				{DELIVERY_STATES.map((one) => (
					<option key={one} value={one}>
						{words.states[one]}
					</option>
				))}
			</Select>
			<LoadedView of={loaded} what={words.what}>
				{({ rows, total }) => (
					<FoundList
						{...{ rows, total, address, words }}
						atOnce={AT_ONCE}
						keyOf={({ id }) => id}
						count={words.count(total)}
						isNarrowed={state !== null}
					>
						{(one) => <DeliveryRow one={one} onAgain={() => again(one)} />}
					</FoundList>
				)}
			</LoadedView>
		</div>
	);
}

const nameOf = (type: string) => {
	const event = WEBHOOK_EVENTS.find((one) => one === type);
	return event ? messages.hooks.eventNames[event] : words.testEvent;
};

function DeliveryRow({ one, onAgain }: { one: WebhookDelivery; onAgain: () => void }) {
	const { message, type, data, at, state, attempts, lastAt, nextAt, answer } = one;
	const facts = Object.entries(data).map(([name, value]) => `${name} ${value}`);
	const outcome = [
		attempts > 0 && `${words.attempts(attempts)}${problemOf(one) && `, ${problemOf(one)}`}`,
		lastAt && words.last(shopMoment(lastAt)),
		state === "waiting" && (nextAt ? words.next(shopMoment(nextAt)) : words.soon),
	].filter(Boolean);
	return (
		<article aria-label={message} className="grid gap-x-8 gap-y-3 wide:grid-cols-[1fr_auto]">
			<div className="min-w-0">
				<p className="flex flex-wrap items-baseline gap-x-3">
					<span className="font-medium">{nameOf(type)}</span>
					<span className={cx(state === "failed" && "text-brick", state === "waiting" && "text-clay")}>
						{words.states[state]}
					</span>
				</p>
				<p className="wrap-anywhere text-note text-quiet">{[shopMoment(at), ...facts].join(" · ")}</p>
				<p className="wrap-anywhere text-note">{outcome.join(" · ")}</p>
				{answer && state !== "delivered" && (
					<p className="wrap-anywhere text-note text-quiet">{words.answer(answer)}</p>
				)}
				<p className="wrap-anywhere text-note text-quiet">
					<code>{message}</code>
				</p>
			</div>
			{state !== "waiting" && (
				<Button look="outline" aria-label={words.againOf(message)} onClick={onAgain} className="self-start">
					{words.again}
				</Button>
			)}
		</article>
	);
}
