import { useNavigate } from "react-router";

/** What the address says besides what is being chosen. */
export type Kept = { color?: string | undefined; size?: string | undefined; picture?: string | undefined };

/** Puts a choice into the address, in place of the one before, and keeps the others. */
export function useChoose(keep: Kept): (name: string, value: string) => void {
	const navigate = useNavigate();
	return (name, value) => {
		// Two quick choices both count: what is kept is read from the address, not from a page that may not have followed yet.
		const current = new URLSearchParams(window.location.search);
		const next = new URLSearchParams();
		for (const [key, known] of Object.entries(keep)) {
			const kept = current.get(key) ?? known;
			if (kept !== undefined) next.set(key, kept);
		}
		next.set(name, value);
		void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
	};
}
