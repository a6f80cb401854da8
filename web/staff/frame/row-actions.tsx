import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import messages from "./row-actions.messages.en.ts";

type RowActionsProps = {
	name: string;
	isHidden: boolean;
	/** What may not be done is not offered. */
	onChange?: (() => void) | false;
	onHide?: (() => void) | false;
	onRemove?: (() => void) | false;
	/** What comes before them. */
	children?: ReactNode;
};

/** Changes, hides or shows, and deletes what stands in a row. */
export function RowActions({ name, isHidden, onChange, onHide, onRemove, children }: RowActionsProps) {
	return (
		<span className="flex flex-wrap justify-end gap-2">
			{children}
			{onChange && (
				<Button look="outline" aria-label={messages.changeOne(name)} onClick={onChange}>
					{messages.change}
				</Button>
			)}
			{onHide && (
				<Button look="outline" aria-label={(isHidden ? messages.showOne : messages.hideOne)(name)} onClick={onHide}>
					{isHidden ? messages.show : messages.hide}
				</Button>
			)}
			{onRemove && (
				<Button look="outline" aria-label={messages.deleteOne(name)} onClick={onRemove}>
					{messages.delete}
				</Button>
			)}
		</span>
	);
}
