import type { Lack } from "#core/contract/upkeep.ts";
import type { Config } from "../../config.ts";

const DAY_MS = 86_400_000;
/** A nightly backup that failed once is noticed the day after. */
const OLD_BACKUP_MS = 2 * DAY_MS;

/** What only looking tells: a proxy nobody named, and when the newest backup was written. */
export type Seen = { proxyIsOverlooked: boolean; newestBackup: Date | undefined; now: Date };

/** What a shop for real customers lacks. The demo shop brings its own mailbox and cards, and has nothing worth a backup. */
export function lacksOf(config: Config, { proxyIsOverlooked, newestBackup, now }: Seen): Lack[] {
	if (config.demo) return [];
	const found: (Lack | false)[] = [
		!config.publicUrlIsSet && {
			what: "address",
			text: "Links in mails lead to the address the shop listens on: set PUBLIC_URL.",
		},
		!config.smtpUrl && { what: "mail", text: "No mail is sent: set SMTP_URL." },
		!config.mercadoPago && {
			what: "cards",
			text: "No card can be charged: set MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY.",
		},
		config.mercadoPago?.webhookSecret === undefined &&
			config.mercadoPago !== undefined && {
				what: "notices",
				text: "Mercado Pago's notices are refused, and outcomes found only by asking: set MERCADOPAGO_WEBHOOK_SECRET.",
			},
		proxyIsOverlooked && {
			what: "proxy",
			text: "A proxy hands requests on, and all shoppers share its address and limits: set TRUST_PROXY.",
		},
		backupLack(config.backups, newestBackup, now),
	];
	return found.filter((lack) => lack !== false);
}

function backupLack(backups: string | undefined, newest: Date | undefined, now: Date): Lack | false {
	const lack = (text: string, found?: Lack["backups"]): Lack => ({
		what: "backups",
		text,
		...(found && { backups: found }),
	});
	if (backups === "elsewhere") return false;
	if (!backups) {
		return lack("Nothing says that this shop is backed up: set BACKUPS to the folder of its backups, or to elsewhere.");
	}
	if (!newest) {
		const text = `There is no backup in ${backups}: see that one is written every day.`;
		return lack(text, { folder: backups, days: null });
	}
	const age = now.getTime() - newest.getTime();
	if (age < OLD_BACKUP_MS) return false;
	const days = Math.floor(age / DAY_MS);
	const text = `The newest backup in ${backups} is ${days} days old: see why none was written since.`;
	return lack(text, { folder: backups, days });
}
