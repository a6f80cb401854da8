import { Menu, MenuButton, MenuItem, type MenuItemProps, MenuProvider } from "@ariakit/react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { listed, listedItem } from "./dropdown.tsx";

type ActionMenuProps = {
	/** What opens it. */
	button: ReactElement;
	/** On which side of its button it begins. */
	from?: "start" | "end";
	children: ReactNode;
};

/** A menu of things to do. It stays on the screen, is walked by arrow keys and first letters, and gives the focus back to its button. */
export function ActionMenu({ button, from = "end", children }: ActionMenuProps) {
	return (
		<MenuProvider placement={`bottom-${from}`}>
			<MenuButton render={button} />
			<Menu
				gutter={4}
				overflowPadding={16}
				unmountOnHide
				className={cx("z-30 max-h-(--popover-available-height) max-w-[calc(100vw-2rem)] overflow-y-auto", listed)}
			>
				{children}
			</Menu>
		</MenuProvider>
	);
}

export function ActionItem({ className, ...rest }: MenuItemProps) {
	return (
		<MenuItem className={cx(listedItem, "data-active-item:bg-sunken aria-disabled:text-quiet", className)} {...rest} />
	);
}
