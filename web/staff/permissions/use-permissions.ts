import { useEffect, useRef, useState } from "react";
import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import type { StaffPermissions } from "#core/contract/staff-permissions.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import type { ApiError } from "#web/api.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { staffCall } from "../step-up/step-up.ts";
import { rightWords } from "./right-words.ts";

export type Bounds = Omit<StaffPermissions, "rights">;
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

	const send = async (change: Change): Promise<boolean> => {
		const { version, staff } = newest.current as VersionedSettings;
		try {
			const body = { version, staff: { ...staff, permissions: change(staff.permissions) } };
			newest.current = (await staffCall(settings.change, { body })).data;
			put(newest.current);
			return true;
		} catch (error) {
			showAlert({ title: "Ups!", text: (error as ApiError).message, icon: "warning" });
			again();
			return false;
		}
	};
	const save = (change: Change): Promise<boolean> => {
		const saved = before.current.then(() => send(change));
		before.current = saved;
		return saved;
	};

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

	return { pressed, switchTo, setBounds };
}
