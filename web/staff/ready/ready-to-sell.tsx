import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { settings } from "#core/calls/settings.ts";
import type { Readiness, ReadyStep } from "#core/contract/readiness.ts";
import type { Settings } from "#core/contract/settings.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { saveSettings } from "../settings/save-settings.ts";
import { settingsAt } from "../settings/sections.ts";
import textNames from "../texts/names.messages.en.ts";
import messages from "./messages.en.ts";

type Step = Readiness["steps"][number];

/** Where a step is done; mail and cards are set up on the machine, and seen there. */
const places: Record<ReadyStep, string> = {
	name: settingsAt("shop"),
	contact: settingsAt("shop"),
	currency: settingsAt("money"),
	delivery: settingsAt("delivery"),
	tax: settingsAt("money"),
	texts: "/admindashboard/settings/texts",
	mail: settingsAt("mail"),
	testMail: settingsAt("test-mail"),
	cards: settingsAt("cards"),
	secondFactor: "/admindashboard/account",
	category: "/addnewproduct/addcategory",
	product: "/addnewproduct",
	order: "/home",
};

/** What a new shop still lacks, for admins: nothing once it lacks nothing, and what was put away only when it is asked for. */
export function ReadyToSell({ of: { data, again } }: { of: Loaded<Readiness | null> }) {
	const [busy, setBusy] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	if (data === null) return null;
	const left = data.steps.filter(({ isDone }) => !isDone);
	if (left.length === 0) return null;

	const put = async (checklist: Settings["checklist"], said: string, undo?: { label: string; act: () => void }) => {
		setBusy(true);
		try {
			const { data: seen } = await signedCall(settings.all, {});
			await saveSettings({ checklist }, seen);
			showToast(said, "success", undo);
			// The pressed button is about to go; the keyboard goes on from here.
			place.current?.focus();
			again();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};
	const bringBack = () => put("shown", messages.isBack);
	const putAway = () => put("away", messages.isAway, { label: frame.undo, act: () => void bringBack() });

	return (
		<div ref={place} tabIndex={-1} className="outline-none">
			{data.isPutAway ? (
				<Button look="flush" busy={busy} className="mb-4" onClick={bringBack}>
					{messages.bringBack(left.length)}
				</Button>
			) : (
				<List of={data} left={left} busy={busy} onPutAway={putAway} />
			)}
		</div>
	);
}

type ListProps = { of: Readiness; left: readonly Step[]; busy: boolean; onPutAway: () => void };

function List({ of: data, left, busy, onPutAway }: ListProps) {
	return (
		<section aria-label={messages.title} className="mb-10 border border-line bg-raised px-4 py-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="text-title">{messages.title}</h2>
				<p className="text-quiet">{messages.count(data.steps.length - left.length, data.steps.length)}</p>
			</div>
			<ol className="mt-2 grid gap-x-10 md:grid-cols-2">
				{data.steps.map((step) => (
					<Row key={step.step} of={step} said={missingIn(data, step.step)} />
				))}
			</ol>
			{left.every(({ isEssential }) => !isEssential) && (
				<Button look="outline" busy={busy} className="mt-4" onClick={onPutAway}>
					{messages.putAway}
				</Button>
			)}
		</section>
	);
}

function missingIn({ samples, reachesCountry }: Readiness, step: ReadyStep): string {
	const { missing } = messages.steps[step];
	if (step === "texts") return `${missing} ${samples.map((name) => textNames[name]).join(", ")}.`;
	return step === "delivery" && !reachesCountry ? messages.nobodyReached : missing;
}

function Row({ of: { step, isDone, isEssential }, said }: { of: Step; said: string }) {
	const { label, way } = messages.steps[step];
	const state = isDone ? messages.done : isEssential ? messages.missing : messages.optional;
	return (
		<li className="flex gap-3 border-line border-b py-2.5">
			<span
				aria-hidden="true"
				className={cx(
					"mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border",
					isDone ? "border-sage text-sage" : isEssential ? "border-brick" : "border-edge",
				)}
			>
				{isDone && <Check className="size-3.5" />}
			</span>
			<div className="min-w-0">
				<p className={isDone ? "text-quiet" : undefined}>
					{label} <span className={cx("text-note", isDone ? "sr-only" : "text-quiet")}>{state}</span>
				</p>
				{!isDone && (
					<p className="wrap-anywhere text-note text-quiet">
						<span>{said}</span>{" "}
						<Link to={places[step]} className="inline-flex min-h-6 items-center text-ink underline hover:text-clay">
							{way}
						</Link>
					</p>
				)}
			</div>
		</li>
	);
}
