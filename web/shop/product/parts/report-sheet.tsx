import { useState } from "react";
import { reviews } from "#core/calls/reviews.ts";
import { NewReport } from "#core/contract/reviews.ts";
import { REPORT_REASONS } from "#core/rules/review-reports.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./report-sheet.messages.en.ts";

type ReportSheetProps = { id: number; open: boolean; onClose: () => void };

/** Asks why a review should not be there. */
export default function ReportSheet({ id, open, onClose }: ReportSheetProps) {
	const [isTold, setTold] = useState(false);
	const [refused, setRefused] = useState("");
	const form = useSchemaForm(NewReport, { mode: "onSubmit" });
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async (body) => {
		setRefused("");
		try {
			await signedCall(reviews.report, { params: { id }, body });
			setTold(true);
		} catch (error) {
			setRefused((error as Error).message);
		}
	});
	return (
		<Popup title={messages.title} open={open} onClose={onClose} side="right">
			<p role="status" className="empty:hidden">
				{isTold && messages.told}
			</p>
			{isTold ? (
				<Button className="mt-6" onClick={onClose}>
					{messages.close}
				</Button>
			) : (
				<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
					<fieldset>
						<legend>{messages.why}</legend>
						{REPORT_REASONS.map((reason) => (
							<label key={reason} className="flex min-h-11 items-center gap-3">
								<input
									type="radio"
									value={reason}
									{...form.register("reason")}
									className="size-5 shrink-0 accent-clay"
								/>
								{messages.reasons[reason]}
							</label>
						))}
					</fieldset>
					<TextField label={messages.words} maxLength={500} rows={3} {...form.register("words")} />
					<p className="text-note text-quiet">{messages.note}</p>
					<p role="alert" className="text-brick empty:hidden">
						{errors.reason ? messages.chooseReason : refused}
					</p>
					<Button type="submit" busy={isSubmitting}>
						{messages.send}
					</Button>
				</form>
			)}
		</Popup>
	);
}
