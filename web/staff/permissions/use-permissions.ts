import { useEffect, useRef, useState } from "react";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import type { StaffPermissions } from "#core/contract/staff-permissions.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

export type Bounds = Omit<StaffPermissions, "rights">;
type Staff = VersionedSettings["staff"];
type Change = (now: StaffPermissions) => StaffPermissions;

/** Changes are saved one after another, each on top of what the one before left; each can be undone. */
export function usePermissions({ data, put, again }: Loaded<VersionedSettings>) {
	const newest = useRef(data);
	useEffect(() => {
		newest.current = data;
	}, [data]);
	const before = useRef<Promise<unknown>>(Promise.resolve());
	/** Switches that were pressed and are not saved yet. */
	const [pressed, setPressed] = useState<Partial<Record<StaffRight, boolean>>>({});

	const send = async (change: (now: Staff) => Staff): Promise<boolean> => {
		const { version, staff } = newest.current as VersionedSettings;
		try {
			const body = { version, staff: change(staff) };
			newest.current = (await staffCall(settings.change, { body })).data;
			put(newest.current);
			return true;
		} catch (error) {
			tellRefusal(error);
			again();
			return false;
		}
	};
	const saveStaff = (change: (now: Staff) => Staff): Promise<boolean> => {
		const saved = before.current.then(() => send(change));
		before.current = saved;
		return saved;
	};
	const save = (change: Change) => saveStaff((now) => ({ ...now, permissions: change(now.permissions) }));

	const switchTo = async (right: StaffRight, isAllowed: boolean, isUndone = false) => {
		setPressed((now) => ({ ...now, [right]: isAllowed }));
		const isSaved = await save((now) => ({ ...now, rights: { ...now.rights, [right]: isAllowed } }));
		setPressed(({ [right]: _, ...others }) => others);
		if (!isSaved) return;
		if (isUndone) return showToast(frame.undone, "success");
		const undo = { label: frame.undo, act: () => void switchTo(right, !isAllowed, true) };
		const { may } = messages.rights[right];
		showToast(isAllowed ? messages.mayNow(may) : messages.mayNoLonger(may), "success", undo);
	};

	const setBounds = async (bounds: Bounds, was: Bounds | null) => {
		if (!(await save((now) => ({ ...now, ...bounds })))) return;
		if (!was) return showToast(frame.undone, "success");
		showToast(messages.limits.saved, "success", { label: frame.undo, act: () => void setBounds(was, null) });
	};

	const setStepUpRefund = async (stepUpRefund: number, was: number | null) => {
		if (!(await saveStaff((now) => ({ ...now, stepUpRefund })))) return;
		if (was === null) return showToast(frame.undone, "success");
		const undo = { label: frame.undo, act: () => void setStepUpRefund(was, null) };
		showToast(messages.refunds.saved, "success", undo);
	};

	const setSecondFactor = async (secondFactor: Staff["secondFactor"]) => {
		if (!(await askConfirm(messages.secondFactor.questions[secondFactor]))) return;
		if (await saveStaff((now) => ({ ...now, secondFactor })))
			showToast(messages.secondFactor[secondFactor === "off" ? "isOff" : "isOn"], "success");
	};

	return { pressed, switchTo, setBounds, setStepUpRefund, setSecondFactor };
}
