import { useEffect, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { GuestRecord, ShippingAddress } from "#core/contract/clients.ts";
import type { DeliveryMethod } from "#core/rules/delivery.ts";
import { TypedPhone } from "#web/account/parts/typed-client.ts";
import { ZipCodeHere } from "#web/account/parts/zip-here.ts";
import { pathHere } from "#web/facts/path-here.ts";
import type { Session } from "#web/store/records.ts";
import type { Shipping } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { writeCheckout } from "../checkout.ts";

export const NO_SHIPPING: Shipping = {
	name: "",
	lastname: "",
	phone: "",
	email: "",
	address: { streetNumber: "", city: "", provinceDepartment: "", zipCode: "", particularDetails: "" },
};

const TypedShipping = GuestRecord.extend({
	phone: TypedPhone,
	address: ShippingAddress.extend({ zipCode: ZipCodeHere }),
});

/** Messages by the field's path. */
export type ShippingProblems = ReadonlyMap<string, string>;
export type ShippingForm = UseFormReturn<Shipping>;

export function shippingProblems(typed: Shipping): ShippingProblems {
	const parsed = TypedShipping.safeParse(typed);
	if (parsed.success) return new Map();
	return new Map(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
}

/** What was typed, as the shop keeps it; null while something is wrong. */
export function keptShipping(typed: Shipping): Shipping | null {
	return TypedShipping.safeParse(typed).data ?? null;
}

/** The shipping form: starts with what was typed before, else with the client's own data; keeps what is typed. */
export function useShippingForm(session: Session) {
	const form = useForm<Shipping>({ mode: "onTouched", defaultValues: NO_SHIPPING });
	const typed = form.watch();
	const problems = useMemo(() => shippingProblems(typed), [typed]);
	const client = session.as === "client" ? session.client : null;

	useEffect(() => {
		const own = client ? { ...client, phone: String(client.phone) } : NO_SHIPPING;
		form.reset(filledIn(browserStorage().read("datosDeEnvio") ?? NO_SHIPPING, own), { keepDirtyValues: true });
	}, [client, form]);

	useEffect(() => {
		const { unsubscribe } = form.watch((values, { name }) => {
			if (name) writeCheckout("datosDeEnvio", values as Shipping);
		});
		return unsubscribe;
	}, [form]);

	const confirm = (delivery: DeliveryMethod | null) =>
		form.handleSubmit((values) => {
			const kept = keptShipping(values);
			if (!kept) return;
			writeCheckout("datosDeEnvio", kept);
			if (delivery) writeCheckout("deliveryMethod", delivery.id);
			// A document of its own, with its own policy: never entered by a navigation inside this one.
			window.location.assign(pathHere("/cart/pay"));
		});

	return { form, problems, isComplete: problems.size === 0, confirm };
}

/** What was typed wins over what the account says, field by field. */
function filledIn(typed: Shipping, own: Shipping): Shipping {
	return {
		name: typed.name || own.name,
		lastname: typed.lastname || own.lastname,
		phone: typed.phone || own.phone,
		email: typed.email || own.email,
		address: {
			streetNumber: typed.address.streetNumber || own.address.streetNumber,
			city: typed.address.city || own.address.city,
			provinceDepartment: typed.address.provinceDepartment || own.address.provinceDepartment,
			zipCode: typed.address.zipCode || own.address.zipCode,
			particularDetails: typed.address.particularDetails || own.address.particularDetails,
		},
	};
}
