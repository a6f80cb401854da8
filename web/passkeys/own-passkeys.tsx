import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Passkeys as List } from "./passkeys.tsx";

const Passkeys = lazy(async () => ({ default: (await import("./passkeys.tsx")).Passkeys }));

/** The list of one's own passkeys, loaded after what the screen is opened for. */
export function OwnPasskeys(props: ComponentProps<typeof List>) {
	return (
		<Suspense fallback={<Skeleton className="h-32 w-full" />}>
			<Passkeys {...props} />
		</Suspense>
	);
}
