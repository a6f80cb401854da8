import type { Config } from "./config.ts";
import type { Services } from "./services.ts";

/** Set by the launcher: when the command was given. */
const startedAt = Number(process.argv.find((word) => word.startsWith("--started-at="))?.split("=")[1] ?? Date.now());

export function sayOpen(address: string, more: string): void {
	const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
	console.log(`\nPerchero is open at ${address} (ready after ${seconds} s)`);
	if (more) console.log(more);
}

/** What whoever has started the shop is told beside its address. */
export async function welcomeOf(address: string, config: Config, secrets: Services["secrets"]): Promise<string> {
	if (secrets) return publicDemo(config.publicUrl ?? address, secrets);
	if (config.demo) return localDemo(address);
	const { findLacks } = await import("./features/upkeep/upkeep.service.ts");
	const lacks = await findLacks(config, false, new Date());
	return lacks.map(({ text }) => `Not configured: ${text}`).join("\n");
}

const localDemo = (address: string) => `
  client    demo      demo-Pass-1
  staff     admin     admin-Pass-1
            employee  employee-Pass-1

  API       ${address}/api/docs
  Mailbox   ${address}/mailbox
`;

/** What only the owner of a demo that others see may know: told at each start and kept nowhere. */
function publicDemo(address: string, { staff, mailboxToken }: NonNullable<Services["secrets"]>): string {
	const logIns = staff.map(({ login, password, rol }) => `  ${rol.padEnd(9)} ${login.padEnd(9)} ${password}`);
	return `
  client    demo      demo-Pass-1  (known to everybody)
${logIns.join("\n")}

  API       ${address}/api/docs
  Mailbox   ${address}/mailbox?token=${mailboxToken}
`;
}
