import { useId, useMemo, useState } from "react";
import { qrCode } from "#core/rules/qr-code.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./shared-link.messages.en.ts";

type SharedLinkProps = { label: string; hint: string; link: string; children?: React.ReactNode };

/** A link to be given away: copied, handed to another program of the device, or read by a camera. */
export function SharedLink({ label, hint, link, children }: SharedLinkProps) {
	const [isDrawn, setIsDrawn] = useState(false);
	const id = useId();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
			showToast(messages.copied, "success");
		} catch {
			showToast(messages.copyByHand, "info");
		}
	};
	return (
		<>
			<Field label={label} hint={hint} value={link} readOnly onFocus={(event) => event.target.select()} />
			<div className="flex flex-wrap gap-3">
				<Button look="outline" onClick={copy}>
					{messages.copy}
				</Button>
				<Button look="outline" aria-expanded={isDrawn} aria-controls={id} onClick={() => setIsDrawn(!isDrawn)}>
					{messages.qr}
				</Button>
				{children}
			</div>
			<div id={id} className="empty:hidden">
				{isDrawn && <Drawn link={link} />}
			</div>
		</>
	);
}

function Drawn({ link }: { link: string }) {
	const drawn = useMemo(() => qrCode(link), [link]);
	return <QrCode label={messages.qrLabel} {...drawn} />;
}
