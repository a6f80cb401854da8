import { useCallback, useEffect, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { type AlertOptions, alertLeft } from "./alert.tsx";

/** Shows an alert and goes on to the next screen when it has left, unless the person went elsewhere before. */
export function useAlertThen() {
	const navigate = useNavigate();
	const isHere = useRef(false);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);
	return useCallback(
		async (alert: AlertOptions, to: string, options?: NavigateOptions) => {
			await alertLeft(alert);
			if (isHere.current) await navigate(to, options);
		},
		[navigate],
	);
}
