import { Check } from "lucide-react";
import { useState } from "react";
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
import textNames from "../texts/names.messages.en.ts";
import messages from "./messages.en.ts";

type Step = Readiness["steps"][number];

/** Where a step is done; mail and cards are set up on the machine, and seen there. */
const places: Record<ReadyStep, string> = {
	name: "/admindashboard/settings",
	contact: "/admindashboard/settings",
	delivery: "/admindashboard/settings",
	tax: "/admindashboard/settings",
	texts: "/admindashboard/settings/texts",
	mail: "/admindashboard/settings",
	testMail: "/admindashboard/settings",
	cards: "/admindashboard/settings",
	secondFactor: "/admindashboard/account",
	category: "/addnewproduct/addcategory",
	product: "/addnewproduct",
	order: "/home",
};

/** What a new shop still lacks, for admins. Nothing is shown once it lacks nothing, or the rest was put away. */
export function ReadyToSell({ of: { data, again } }: { of: Loaded<Readiness | null> }) {
	const [busy, setBusy] = useState(false);
	if (data === null || data.isPutAway) return null;
	const left = data.steps.filter(({ isDone }) => !isDone);
	if (left.length === 0) return null;

	const put = async (checklist: Settings["checklist"], said: string, undo?: { label: string; act: () => void }) => {
		setBusy(true);
		try {
			const { data: seen } = await signedCall(settings.all, {});
			await saveSettings({ checklist }, seen);
			showToast(said, "success", undo);
			again();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};
	const putAway = () =>
		put("away", messages.isAway, { label: frame.undo, act: () => void put("shown", messages.isBack) });

	return (
		<section aria-label={messages.title} className="mb-10 border border-line bg-raised px-4 py-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="text-title">{messages.title}</h2>
				<p className="text-quiet">{messages.count(data.steps.length - left.length, data.steps.length)}</p>
			</div>
			<ol className="mt-2 grid gap-x-10 md:grid-cols-2">
				{data.steps.map((step) => (
					<Row key={step.step} of={step} samples={data.samples} />
				))}
			</ol>
			{left.every(({ isEssential }) => !isEssential) && (
				<Button look="outline" busy={busy} className="mt-4" onClick={putAway}>
					{messages.putAway}
				</Button>
			)}
		</section>
	);
}

function Row({ of: { step, isDone, isEssential }, samples }: { of: Step; samples: Readiness["samples"] }) {
	const { label, missing, way } = messages.steps[step];
	const said = step === "texts" ? `${missing} ${samples.map((name) => textNames[name]).join(", ")}.` : missing;
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
