import { auth } from "#core/calls/auth.ts";
import type { ReplyOf } from "#core/calls/call.ts";
import { call } from "#web/api.ts";
import { useRead } from "#web/loading/use-read.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import messages from "./messages.en.ts";
import { type ThirdPartyState, useThirdParty } from "./use-third-party.ts";

type Provider = ReplyOf<typeof auth.providers>[number];

const words: Record<Exclude<ThirdPartyState["stage"], "idle" | "refused">, string> = messages.stages;

type ThirdPartyButtonProps = { remember?: () => boolean; next: string | null };

/** Signs up, or in, with a third party. Nothing where the shop has none. */
export function ThirdPartyButton({ remember = () => false, next }: ThirdPartyButtonProps) {
	const providers = useProviders();
	const { state, begin } = useThirdParty({ remember, next });
	if (providers === null) return <Skeleton className="h-11 w-full" />;
	return providers.map(({ provider, name, rehearsal }) => (
		<div key={provider} className="flex flex-col gap-2">
			<Button wide look="outline" busy={state.stage === "finishing"} onClick={() => begin(provider)}>
				{messages.signUpWith(rehearsal ? messages.rehearsal : name)}
			</Button>
			<p role="status" className="text-note text-quiet">
				{state.stage === "refused" ? state.message : state.stage !== "idle" && words[state.stage]}
				{state.stage === "blocked" && (
					<>
						{" "}
						<a href={state.address} target="_blank" rel="noopener opener" className="link">
							{messages.newTab}
						</a>
					</>
				)}
			</p>
		</div>
	));
}

/** The third parties one can sign in with; null while they are asked for, none when that fails. */
function useProviders(): Provider[] | null {
	const { data, problem } = useRead("providers", async (signal) => (await call(auth.providers, {}, { signal })).data);
	return problem ? [] : data;
}
