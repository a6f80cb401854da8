import { returns } from "#core/calls/returns.ts";
import type { Return, StaffReturn } from "#core/contract/returns.ts";
import { NewShipment } from "#core/contract/shipments.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { ParcelFields } from "../orders/parcel-fields.tsx";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

const About = NewShipment.omit({ lines: true });

type SendProps = { one: Return; onClose: () => void; onDone: (now: StaffReturn, said: string) => void };

/** Sends the exchanges of a return, by whom and where the parcel can be followed. */
export default function SendExchange({ one: { number, lines }, onClose, onDone }: SendProps) {
	const { form, unsaved } = useKeptForm(About, {
		keptAs: `exchange of return ${number}`,
		isNew: true,
		defaultValues: { carrier: "", tracking: "", url: "" },
	});
	const send = form.handleSubmit(async (body) => {
		try {
			const { data } = await staffCall(returns.send, { params: { number }, body });
			unsaved.forget();
			onDone(data, messages.isSent(number));
		} catch (error) {
			tellRefusal(error);
		}
	});
	return (
		<Popup
			open
			title={messages.sendTitle}
			onClose={onClose}
			footer={
				<Button type="submit" form="send-exchange" wide busy={form.formState.isSubmitting}>
					{messages.send}
				</Button>
			}
		>
			<form id="send-exchange" noValidate onSubmit={send} className="flex flex-col gap-4">
				<ul>
					{lines
						.filter(({ outcome }) => outcome === "exchange")
						.map(({ line, quantity, name, exchange }) => (
							<li key={line} className="wrap-anywhere">
								{`${quantity} × ${name}, ${exchange?.ColorName}, ${sizeWord(exchange?.size ?? "")}`}
							</li>
						))}
				</ul>
				<p className="text-note text-quiet">{messages.sendNote}</p>
				<UnsavedLine of={unsaved} />
				<ParcelFields form={form} />
			</form>
		</Popup>
	);
}
