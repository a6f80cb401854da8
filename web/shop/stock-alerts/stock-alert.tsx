import { lazy, Suspense, useState } from "react";
import type { Product } from "#core/contract/products.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button } from "#web/ui/button.tsx";
import messages from "./stock-alert.messages.en.ts";

const AlertSheet = lazy(ifReached(() => import("./alert-sheet.tsx")));

type StockAlertProps = { product: Product; ColorName: string; size: string };

/** Beside a size that is sold out; what it opens is fetched then. */
export function StockAlert(alert: StockAlertProps) {
	const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
	return (
		<>
			<Button look="outline" wide onClick={() => setOpened("open")}>
				{messages.tellMe}
			</Button>
			<Suspense>
				{opened !== "never" && <AlertSheet {...alert} open={opened === "open"} onClose={() => setOpened("closed")} />}
			</Suspense>
		</>
	);
}
