import { settings } from "#core/calls/settings.ts";
import type { StaffPermissions } from "#core/contract/staff-permissions.ts";
import { STAFF_RIGHTS, type StaffRight } from "#core/rules/staff-rights.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Table } from "../frame/table.tsx";
import type { Route } from "./+types/permissions.ts";
import { BoundsForm } from "./bounds-form.tsx";
import messages from "./messages.en.ts";
import { RefundLimitForm } from "./refund-limit-form.tsx";
import { Switch } from "./switch.tsx";
import { usePermissions } from "./use-permissions.ts";

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { settings: readAs("staff", () => signedCall(settings.all, {}, { signal }).then(({ data }) => data)) };
}

/** What employees may do, and how far they may go with prices. */
export default function Permissions({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.settings);
	const { pressed, switchTo, setBounds, setStepUpRefund, setSecondFactor } = usePermissions(loaded);
	return (
		<div className="flex max-w-3xl flex-col gap-6">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 text-quiet">{messages.note}</p>
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{({ staff: { permissions, stepUpRefund, secondFactor } }) => (
					<div className="flex flex-col gap-10">
						<Rights of={{ ...permissions.rights, ...pressed }} onSwitch={switchTo} />
						<BoundsForm key={boundsKey(permissions)} permissions={permissions} onSave={setBounds} />
						<RefundLimitForm key={stepUpRefund} limit={stepUpRefund} onSave={setStepUpRefund} />
						<SecondFactorRule isOn={secondFactor === "required"} onSwitch={setSecondFactor} />
					</div>
				)}
			</LoadedView>
		</div>
	);
}

/** Other limits than those that were typed over begin the form anew. */
const boundsKey = ({ smallestPrice, largestDiscount, largestAmount }: StaffPermissions) =>
	`${smallestPrice} ${largestDiscount} ${largestAmount}`;

type RightsProps = {
	of: Record<StaffRight, boolean>;
	onSwitch: (right: StaffRight, isAllowed: boolean) => void;
};

function Rights({ of, onSwitch }: RightsProps) {
	return (
		<Table
			caption={messages.caption}
			rows={STAFF_RIGHTS}
			keyOf={(right) => right}
			columns={[
				{
					head: messages.employeesMay,
					cell: (right) => (
						<label htmlFor={right} className="block py-1">
							{messages.rights[right].may}
							{messages.rights[right].note && (
								<span className="block text-note text-quiet">{messages.rights[right].note}</span>
							)}
						</label>
					),
				},
				{
					head: messages.allowed,
					number: true,
					cell: (right) => (
						<Switch
							id={right}
							label={messages.mayNow(messages.rights[right].may)}
							isOn={of[right]}
							onChange={(isAllowed) => onSwitch(right, isAllowed)}
						/>
					),
				},
			]}
		/>
	);
}

type RuleProps = { isOn: boolean; onSwitch: (to: "off" | "required") => Promise<void> };

function SecondFactorRule({ isOn, onSwitch }: RuleProps) {
	const { title, label, note } = messages.secondFactor;
	return (
		<section aria-labelledby="second-factor-rule" className="flex flex-col gap-2">
			<h2 id="second-factor-rule" className="text-title">
				{title}
			</h2>
			<div className="flex items-start justify-between gap-6 border-line border-y py-2">
				<label htmlFor="second-factor" className="block py-2">
					{label}
					<span className="block text-note text-quiet">{note}</span>
				</label>
				<Switch
					id="second-factor"
					label={label}
					isOn={isOn}
					onChange={(isWanted) => void onSwitch(isWanted ? "required" : "off")}
				/>
			</div>
		</section>
	);
}
