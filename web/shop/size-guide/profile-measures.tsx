import { useState } from "react";
import { BODY_MEASURES, type Body } from "#core/rules/size-advice.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { MeasureField } from "./measure-field.tsx";
import messages from "./messages.en.ts";
import { useOwnBody } from "./own-body.ts";
import { UnitChoice } from "./unit-choice.tsx";

/** Said of each, so that nothing of the profile is left. */
const NOTHING: Body = Object.fromEntries(BODY_MEASURES.map((name) => [name, undefined]));

/** What a client measures; saved once a field is left. */
export function ProfileMeasures() {
	const { unit, body, keep, save } = useOwnBody();
	// What was not typed is written anew.
	const [written, setWritten] = useState(0);
	const put = (next: Body) => {
		keep({ unit, body: next });
		save(next);
		setWritten((before) => before + 1);
	};
	const clear = () => {
		put(NOTHING);
		showToast(messages.own.cleared, "info", { label: messages.own.undo, act: () => put(body) });
	};
	return (
		<section aria-labelledby="measures" onBlur={() => save()}>
			<h2 id="measures" className="text-title">
				{messages.own.title}
			</h2>
			<p className="mt-2 max-w-prose text-quiet">{messages.own.about}</p>
			<UnitChoice unit={unit} onUnit={(chosen) => keep({ unit: chosen, body })} />
			<div className="grid gap-4 sm:grid-cols-2">
				{BODY_MEASURES.map((name) => (
					<MeasureField
						key={`${name} ${unit} ${written}`}
						name={name}
						unit={unit}
						cm={body[name]}
						onCm={(cm) => keep({ unit, body: { ...body, [name]: cm } })}
					/>
				))}
			</div>
			<Button look="flush" onClick={clear} className="mt-2">
				{messages.own.clear}
			</Button>
		</section>
	);
}
