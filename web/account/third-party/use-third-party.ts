import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { auth } from "#core/calls/auth.ts";
import type { SignInResult } from "#core/contract/auth.ts";
import { ApiError, call } from "#web/api.ts";
import { browserStorage } from "#web/store/storage.ts";
import { enterClient } from "../enter.ts";
import { withNext } from "../next-place.ts";
import type { Pending } from "./pending.ts";
import { type OpenedPopup, openPopup, type PopupNews } from "./popup.ts";

export type ThirdPartyState =
	| { stage: "idle" | "waiting" | "finishing" | "cancelled" | "closed" | "failed" }
	| { stage: "blocked"; address: string }
	| { stage: "refused"; message: string };

/** One third-party sign-in: from the click to a session, a sign-up to complete, or a message; never anything between. */
export function useThirdParty({ remember, next }: { remember: () => boolean; next: string | null }) {
	const [state, setState] = useState<ThirdPartyState>({ stage: "idle" });
	const attempt = useRef<OpenedPopup>(undefined);
	const navigate = useNavigate();
	useEffect(() => () => attempt.current?.stop(), []);

	const finish = async (flow: string, code: string) => {
		setState({ stage: "finishing" });
		const device = browserStorage().read("device") ?? undefined;
		try {
			const { data } = await call(auth.finish, { body: { flow, code, device, remember: remember() } });
			setState({ stage: "idle" });
			await goOn(data);
		} catch (error) {
			setState({ stage: "refused", message: error instanceof ApiError ? error.message : String(error) });
		}
	};

	const goOn = async (result: SignInResult) => {
		if (result.result === "logged-in") return enterClient(result, remember());
		const { ticket, name, lastname, email } = result;
		const pending: Pending = { ticket, name, lastname, email };
		const address = result.result === "new" ? "/signupgoogle" : "/login";
		await navigate(withNext(address, next), { state: { pending } });
	};

	const hear = (flow: string, news: PopupNews) => {
		if (news.outcome === "done") void finish(flow, news.code);
		else setState({ stage: news.outcome });
	};

	const begin = (provider: string) => {
		attempt.current?.stop();
		const opened: OpenedPopup = openPopup(provider, (news) => hear(opened.flow, news));
		attempt.current = opened;
		setState(opened.isBlocked ? { stage: "blocked", address: opened.address } : { stage: "waiting" });
	};
	return { state, begin };
}
