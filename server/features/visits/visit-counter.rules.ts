/** Counts pages that people look at. Only the number is kept, nothing about who. */
export class VisitCounter {
	private waiting = 0;

	count(): void {
		this.waiting += 1;
	}

	take(): number {
		const taken = this.waiting;
		this.waiting = 0;
		return taken;
	}

	giveBack(visits: number): void {
		this.waiting += visits;
	}
}
