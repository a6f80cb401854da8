import { useEffect, useRef, useState } from "react";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import type { StaffPermissions } from "#core/contract/staff-permissions.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import type { ApiError } from "#web/api.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { rightWords } from "./right-words.ts";

export type Bounds = Omit<StaffPermissions, "rights">;
type Staff = VersionedSettings["staff"];
type Change = (now: StaffPermissions) => StaffPermissions;

const questions = {
	required: {
		title: "Ask all staff for a second factor?",
		text: "Whoever has none can do nothing but set one up: an authenticator app or a passkey.",
		yes: "Ask for it",
		no: "Not yet",
	},
	off: {
		title: "Let staff log in by password alone?",
		text: "A stolen password is then enough for accounts without a second factor.",
		yes: "Password alone",
		no: "Keep asking",
	},
};

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
			showAlert({ title: "Ups!", text: (error as ApiError).message, icon: "warning" });
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
		if (isUndone) return showToast("Undone", "success");
		const undo = { label: "Undo", act: () => void switchTo(right, !isAllowed, true) };
		showToast(`Employees may ${isAllowed ? "" : "no longer "}${rightWords[right].may}`, "success", undo);
	};

	const setBounds = async (bounds: Bounds, was: Bounds | null) => {
		if (!(await save((now) => ({ ...now, ...bounds })))) return;
		if (!was) return showToast("Undone", "success");
		showToast("The limits count from now on", "success", { label: "Undo", act: () => void setBounds(was, null) });
	};

	const setStepUpRefund = async (stepUpRefund: number, was: number | null) => {
		if (!(await saveStaff((now) => ({ ...now, stepUpRefund })))) return;
		if (was === null) return showToast("Undone", "success");
		const undo = { label: "Undo", act: () => void setStepUpRefund(was, null) };
		showToast("The limit for refunds counts from now on", "success", undo);
	};

	const setSecondFactor = async (secondFactor: Staff["secondFactor"]) => {
		if (!(await askConfirm(questions[secondFactor]))) return;
		if (await saveStaff((now) => ({ ...now, secondFactor })))
			showToast(`Staff ${secondFactor === "off" ? "no longer " : ""}need a second factor`, "success");
	};

	return { pressed, switchTo, setBounds, setStepUpRefund, setSecondFactor };
}
