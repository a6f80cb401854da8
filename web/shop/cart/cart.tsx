import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { CartLine } from "#core/contract/carts.ts";
import { useSession } from "#web/account/session.ts";
import { useReady } from "#web/account/use-ready.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { privateHead } from "#web/facts/title.ts";
import { patiently } from "#web/layout/patiently.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { useShop } from "#web/store/store.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { useCheckout } from "../checkout.ts";
import screenMessages from "./cart-screen.messages.en.ts";
import { preparedOf } from "./lines.ts";
import messages from "./messages.en.ts";
import { forgetNews } from "./news.ts";
import { CartLines } from "./parts/cart-lines.tsx";
import { ClearCart } from "./parts/clear-cart.tsx";
import { CodeForm } from "./parts/code-form.tsx";
import { DeliveryEstimate } from "./parts/delivery-estimate.tsx";
import { Notice } from "./parts/notice.tsx";
import { StaffDoNotShop } from "./parts/staff-do-not-shop.tsx";
import { Steps } from "./parts/steps.tsx";
import { Summary, TotalBar } from "./parts/summary.tsx";
import { usePaymentConfig } from "./payment-config.ts";
import { prepare } from "./prepare.ts";
import { refreshCart } from "./refresh.ts";
import { useTotals } from "./use-totals.ts";

const ShareCart = lazy(patiently(() => import("./parts/share-cart.tsx")));
const SavedLines = lazy(ifReached(() => import("./parts/saved-lines.tsx")));

export const meta = privateHead(messages.cart);

export default function CartScreen() {
	const ready = useReady();
	const { session } = useSession();
	const lines = useShop((state) => state.cart);
	const news = useShop((state) => state.news);
	const { config } = usePaymentConfig();
	const address = useKnownAddress();
	const sold = lines.map(preparedOf);
	const totals = useTotals(sold, config, address);
	const isStale = useRefresh();
	const [touched, setTouched] = useState(false);
	const navigate = useNavigate();
	useEffect(() => forgetNews, []);
	useEffect(() => {
		if (lines.length > 0) setTouched(true);
	}, [lines.length]);

	if (!ready) return <Waiting />;
	if (session.as === "staff") return <StaffDoNotShop />;
	const told = (
		<div className="mb-6 flex flex-col gap-4 empty:hidden">
			{news.length > 0 && <Notice title={messages.changed} lines={news} kind="info" />}
			{isStale && <Notice title={messages.unreachable.title} lines={[messages.unreachable.text]} />}
		</div>
	);
	const later = <Later />;
	if (lines.length === 0 && !touched) return <Empty news={told} later={later} />;

	const goOn = () => {
		prepare(lines);
		void navigate("/form");
	};
	const goOnButton = (
		<Button onClick={goOn} disabled={lines.length === 0}>
			{messages.toShipping}
		</Button>
	);
	const aside = (
		<Summary totals={totals}>
			<DeliveryEstimate totals={totals} config={config} />
			{lines.length > 0 && <CodeForm lines={sold} />}
			<div className="hidden flex-col wide:flex">{goOnButton}</div>
		</Summary>
	);
	return (
		<Steps title={messages.cart} step="Cart" aside={aside} bar={<TotalBar totals={totals}>{goOnButton}</TotalBar>}>
			{told}
			<CartLines lines={lines} />
			{lines.length > 0 && (
				<div className="-ml-5 flex flex-wrap gap-x-3 pt-4">
					<Share lines={lines} />
					<ClearCart units={totals.units} />
				</div>
			)}
			{lines.length === 0 && (
				<p className="pt-6">
					<ButtonLink to="/home" look="outline">
						{messages.toShop}
					</ButtonLink>
				</p>
			)}
			{later}
		</Steps>
	);
}

function Share({ lines }: { lines: readonly CartLine[] }) {
	const [isOpen, setIsOpen] = useState(false);
	const [isWanted, setIsWanted] = useState(false);
	const close = useCallback(() => setIsOpen(false), []);
	const open = () => {
		setIsWanted(true);
		setIsOpen(true);
	};
	return (
		<>
			<Button look="quiet" onClick={open}>
				{screenMessages.share}
			</Button>
			<Suspense>{isWanted && <ShareCart lines={lines} open={isOpen} onClose={close} />}</Suspense>
		</>
	);
}

/** Where it goes, as far as somebody has said it: in the shipping form, or in their account. */
function useKnownAddress() {
	const { session } = useSession();
	const typed = useCheckout("datosDeEnvio")?.address;
	const own = session.as === "client" ? session.client.address : undefined;
	return typed?.zipCode ? typed : (own ?? typed);
}

/** What is saved for later stays in place once it was shown, also when the last of it has gone. */
function Later() {
	const saved = useCheckout("savedForLater") ?? [];
	const [wasShown, setWasShown] = useState(false);
	useEffect(() => {
		if (saved.length > 0) setWasShown(true);
	}, [saved.length]);
	return <Suspense>{(saved.length > 0 || wasShown) && <SavedLines saved={saved} />}</Suspense>;
}

/** Looks at prices and units whenever the cart is opened; true when that was not possible. */
function useRefresh(): boolean {
	const { certainty } = useSession();
	const [isStale, setIsStale] = useState(false);
	useEffect(() => {
		if (certainty === "asking") return;
		refreshCart().then(
			() => setIsStale(false),
			() => setIsStale(true),
		);
	}, [certainty]);
	return isStale;
}

function Empty({ news, later }: { news: React.ReactNode; later: React.ReactNode }) {
	const action = <ButtonLink to="/home">{messages.toShop}</ButtonLink>;
	return (
		<div className="page pt-6">
			{news}
			<EmptyState
				page
				title={messages.empty.title}
				drawing={<Hanger className="h-16 w-20 text-edge" />}
				action={action}
			>
				<p>{messages.empty.text}</p>
			</EmptyState>
			{later}
		</div>
	);
}

function Waiting() {
	return (
		<div className="page py-8 wide:py-12" aria-busy="true">
			<h1 className="sr-only">{messages.cart}</h1>
			<Skeleton className="h-12 w-40" />
			<Skeleton className="mt-8 h-96 w-full max-w-3xl" />
		</div>
	);
}
