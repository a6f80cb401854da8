import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import { cx } from "./cx.ts";

export type MessageKind = "success" | "info" | "warning" | "error";

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX };
const colours = { success: "text-sage", info: "text-ink", warning: "text-clay", error: "text-brick" };

export function MessageIcon({ kind, className }: { kind: MessageKind; className?: string }) {
	const Icon = icons[kind];
	return <Icon aria-hidden="true" className={cx("shrink-0 stroke-[1.5]", colours[kind], className)} />;
}
