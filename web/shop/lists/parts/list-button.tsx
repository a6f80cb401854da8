import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import messages from "./list-button.messages.en.ts";

export function ListButton(props: ComponentProps<typeof Button>) {
	return (
		<Button look="flush" className="self-start disabled:bg-transparent" {...props}>
			{messages.add}
			<ChevronDown aria-hidden="true" className="size-4" />
		</Button>
	);
}
