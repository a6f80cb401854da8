import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useReady } from "./use-ready.ts";

/** Leaves for another place as soon as there is one; what is on the screen stays until that place can be shown. */
export function useGoOn(to: string | null): void {
	const navigate = useNavigate();
	const ready = useReady();
	useEffect(() => {
		if (ready && to) void navigate(to, { replace: true });
	}, [ready, to, navigate]);
}
