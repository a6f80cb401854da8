import { Outlet } from "react-router";
import type { Route } from "./+types/problem-boundary.ts";
import { Problem } from "./problem.tsx";

export default function Screen() {
	return <Outlet />;
}

/** A screen that fails leaves bar and footer standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <Problem error={error} />;
}
