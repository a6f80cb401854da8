import { useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { linkOrders } from "#core/calls/link-orders.ts";
import type { LinkOrder } from "#core/contract/link-orders.ts";
import type { OrderLine } from "#core/contract/orders.ts";
import { LANGUAGE_NAMES, type Language } from "#core/languages.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { FREE, subtotalOf, totalsOfSum } from "#core/rules/checkout.ts";
import { termsOf } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { useFacts, useMoney } from "#web/facts/shop-facts.tsx";
import { privateHead } from "#web/facts/title.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { usePaymentConfig } from "#web/shop/cart/payment-config.ts";
import { deliveryTo } from "#web/shop/delivery/delivery.ts";
import { ShippingFields } from "#web/shop/shipping/parts/shipping-fields.tsx";
import { keptShipping, type ShippingForm, shippingProblems } from "#web/shop/shipping/use-shipping-form.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Amount } from "#web/ui/price.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { ChosenLines } from "./chosen-lines.tsx";
import orderMessages from "./messages.en.ts";
import messages from "./new-order.messages.en.ts";
import { ProductPicker } from "./product-picker.tsx";
import { NO_ORDER, TypedOrder } from "./typed-order.ts";

export const meta = privateHead(messages.title);

const sameAs = (one: OrderLine) => (other: OrderLine) =>
	one.productid === other.productid && one.color === other.color && one.size === other.size;

/** An order for somebody on the phone or in the shop, who pays it by a mailed link; what was typed outlives the session. */
export default function NewOrder() {
	const navigate = useNavigate();
	const { languages } = useFacts();
	const money = useMoney();
	const { config, problem } = usePaymentConfig();
	const { form, unsaved } = useKeptForm(TypedOrder, { keptAs: "new order", isNew: true, defaultValues: NO_ORDER });
	const typed = form.watch();
	const { lines, way, language } = typed;
	const problems = useMemo(() => shippingProblems(typed), [typed]);
	const [told, setTold] = useState<number | null>(null);
	const [busy, setBusy] = useState(false);
	const key = useRef(crypto.randomUUID() as string);

	const subtotalCents = subtotalOf(lines.map(({ price, quantity }) => ({ unitCents: toCents(price), quantity })));
	const delivery = config && deliveryTo(config, typed.address, { wanted: way, subtotalCents });
	const chosen = delivery?.isFinal ? delivery.chosen : null;
	const reckoned = fromCents(totalsOfSum(subtotalCents, null, chosen ? termsOf(chosen) : FREE).totalCents);
	const total = told ?? reckoned;
	const isComplete = lines.length > 0 && problems.size === 0 && chosen !== null;

	/** Whatever changes is another order, and its sum is reckoned anew. */
	const changeLines = (now: OrderLine[]) => {
		form.setValue("lines", now, { shouldDirty: true });
		setTold(null);
	};
	const add = (line: OrderLine) => {
		const before = lines.find(sameAs(line));
		const summed = before ? { ...line, quantity: line.quantity + before.quantity } : line;
		changeLines([...lines.filter((other) => !sameAs(line)(other)), summed]);
	};
	const make = form.handleSubmit(async (values) => {
		const shipping = keptShipping(values);
		if (!shipping || !chosen || lines.length === 0) return;
		const orderDetails = lines.map(({ productid, color, size, quantity }) => ({ productid, color, size, quantity }));
		const body = {
			orderDetails,
			shipping: shipping as unknown as LinkOrder["shipping"],
			delivery: chosen.id,
			total,
			language,
		};
		setBusy(true);
		try {
			const { data } = await signedCall(linkOrders.make, { headers: { "idempotency-key": key.current }, body });
			unsaved.forget();
			showToast(messages.made(data.orderId, data.email), "success");
			void navigate(`/admindashboard/orders/${data.orderId}`);
		} catch (error) {
			const refusal = error as ApiError;
			// Nothing was made: what is sent next may be something else.
			if (refusal.status >= 400 && refusal.status < 500) key.current = crypto.randomUUID();
			const now = refusal.code === "total_changed" ? (refusal.body as { total: number }).total : null;
			if (now === null) tellRefusal(error);
			else {
				setTold(now);
				showAlert({ title: messages.title, text: messages.totalChanged(money(now)), icon: "warning" });
			}
		}
		setBusy(false);
	});

	return (
		<div className="flex max-w-5xl flex-col gap-8">
			<div>
				<Link to="/admindashboard/orders" className="link inline-flex min-h-11 items-center text-note">
					{orderMessages.one.allOrders}
				</Link>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 max-w-prose text-quiet">{messages.text}</p>
			</div>
			<UnsavedLine of={unsaved} />
			<section aria-label={messages.what} className="flex flex-col gap-4">
				<h2 className="text-title">{messages.what}</h2>
				<ProductPicker onAdd={add} />
				<ChosenLines lines={lines} onRemove={(line) => changeLines(lines.filter((other) => other !== line))} />
			</section>
			<form id="new-order" noValidate onSubmit={make} className="flex flex-col gap-8">
				<ShippingFields form={form as unknown as ShippingForm} problems={problems} disabled={false} isOthers />
				<div className="grid gap-4 md:grid-cols-2">
					{delivery?.isFinal && delivery.ways.length > 0 ? (
						<Select
							label={messages.delivery}
							value={chosen?.id ?? ""}
							onChange={({ currentTarget }) => {
								form.setValue("way", currentTarget.value, { shouldDirty: true });
								setTold(null);
							}}
						>
							{delivery.ways.map((one) => (
								<option key={one.id} value={one.id}>
									{deliveryInWords(one)}
								</option>
							))}
						</Select>
					) : (
						<p className="text-note text-quiet">
							{problem ?? (delivery?.isFinal ? messages.nowhere : messages.noDelivery)}
						</p>
					)}
					{languages.length > 1 && (
						<Select
							label={messages.language}
							value={language}
							onChange={({ currentTarget }) =>
								form.setValue("language", currentTarget.value as Language, { shouldDirty: true })
							}
						>
							{languages.map((one) => (
								<option key={one} value={one}>
									{LANGUAGE_NAMES[one]}
								</option>
							))}
						</Select>
					)}
				</div>
				<div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-4">
					<p className="flex items-baseline gap-4">
						<span className="font-medium">{messages.total}</span>
						<Amount value={total} className="text-title" />
					</p>
					<div className="flex flex-wrap items-center gap-4">
						<p role="status" className="text-note text-quiet">
							{!isComplete && messages.incomplete}
						</p>
						<Button type="submit" busy={busy} disabled={!isComplete}>
							{messages.make}
						</Button>
					</div>
				</div>
			</form>
		</div>
	);
}
