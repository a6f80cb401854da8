export type WantedSize = { productId: number; ColorName: string; size: string };
export type MissedSize = WantedSize & { looks: number; alerts: number };

/** So many different sizes are remembered between two times they are written down. */
const DIFFERENT_MAX = 500;

/** Counts sold-out sizes that people want. Only the numbers are kept, nothing about who. */
export class MissedSizeCounter {
	private waiting = new Map<string, MissedSize>();

	count(wanted: WantedSize, as: "looks" | "alerts"): void {
		this.add({ ...wanted, looks: 0, alerts: 0, [as]: 1 });
	}

	take(): readonly MissedSize[] {
		const taken = [...this.waiting.values()];
		this.waiting = new Map();
		return taken;
	}

	giveBack(counted: readonly MissedSize[]): void {
		for (const missed of counted) this.add(missed);
	}

	private add(missed: MissedSize): void {
		const key = JSON.stringify([missed.productId, missed.ColorName, missed.size]);
		const before = this.waiting.get(key);
		if (!before && this.waiting.size >= DIFFERENT_MAX) return;
		const { looks = 0, alerts = 0 } = before ?? {};
		this.waiting.set(key, { ...missed, looks: looks + missed.looks, alerts: alerts + missed.alerts });
	}
}
