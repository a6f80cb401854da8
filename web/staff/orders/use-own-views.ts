import { orderViews } from "#core/calls/order-views.ts";
import type { OrderView } from "#core/contract/order-views.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import type { AskedOrders } from "./asked-orders.ts";
import messages from "./views.messages.en.ts";

/** The views of whoever sits here, and what can be done with them. */
export function useOwnViews(read: Reading<OrderView[]>) {
	const { data, problem, put, again } = useLoaded(read);
	const save = async (name: string, filters: AskedOrders) => {
		put((await signedCall(orderViews.save, { body: { name, filters } })).data);
		showToast(messages.saved(name), "success");
	};
	const rename = async ({ id }: OrderView, name: string) => {
		put((await signedCall(orderViews.rename, { params: { id }, body: { name } })).data);
		showToast(messages.renamed(name), "success");
	};
	const remove = async ({ id, name, filters }: OrderView) => {
		try {
			put((await signedCall(orderViews.remove, { params: { id } })).data);
		} catch (error) {
			return tellRefusal(error);
		}
		const act = () => void save(name, filters).catch(tellRefusal);
		showToast(messages.removed(name), "success", { label: frame.undo, act });
	};
	return { views: data ?? [], hasFailed: data === null && problem !== null, again, save, rename, remove };
}
