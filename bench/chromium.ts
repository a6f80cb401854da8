import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const PATHS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

export function openChromium(): Promise<Browser> {
	const executablePath = PATHS.find((path) => path && existsSync(path));
	if (!executablePath) throw new Error("Measuring pages needs Chromium: install it or set CHROMIUM to its path.");
	return chromium.launch({ executablePath, args: QUIET });
}
