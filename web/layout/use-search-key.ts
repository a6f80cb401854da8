import { useEffect } from "react";
import { useNavigate } from "react-router";
import { SEARCH_INPUT, SEARCH_PLACE } from "./search-place.ts";

/** `/` goes to the search, unless somebody writes with it or answers a question. */
export function useSearchKey(): void {
	const navigate = useNavigate();
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			const at = event.target as Element;
			if (at.closest("input, textarea, select, [contenteditable], dialog, [role=dialog], [role=alertdialog]")) return;
			event.preventDefault();
			const field = document.getElementById(SEARCH_INPUT);
			if (field) field.focus();
			else void navigate(SEARCH_PLACE);
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [navigate]);
}
