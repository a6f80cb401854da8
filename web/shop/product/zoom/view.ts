/** How a picture lies on its stage: how much larger than it fits, and how far its middle is from the stage's. */
export type ZoomView = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Extent = { width: number; height: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const CLOSE = 2.5;
const CLOSEST = 5;

/** As large as a shape can be without sticking out. */
export function fitted(shape: Extent, stage: Extent): Extent {
	const scale = Math.min(stage.width / shape.width, stage.height / shape.height);
	return { width: shape.width * scale, height: shape.height * scale };
}

/** Larger or smaller by a factor, while the point of the picture under `at` (from the stage's middle) stays where it is. */
export function zoomed(view: ZoomView, factor: number, at: Point): ZoomView {
	const scale = Math.min(Math.max(view.scale * factor, 1), CLOSEST);
	const grown = scale / view.scale;
	return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export function moved({ scale, x, y }: ZoomView, by: Point): ZoomView {
	return { scale, x: x + by.x, y: y + by.y };
}

/** No further aside than that the picture still fills the stage, as far as it can. */
export function kept({ scale, x, y }: ZoomView, picture: Extent, stage: Extent): ZoomView {
	const within = (offset: number, length: number, room: number) => {
		const most = Math.max(0, (length * scale - room) / 2);
		return most === 0 ? 0 : Math.min(Math.max(offset, -most), most);
	};
	return { scale, x: within(x, picture.width, stage.width), y: within(y, picture.height, stage.height) };
}

/** What two fingers did: where their middle was and is, and how far they were and are apart. */
export function pinched(view: ZoomView, before: readonly [Point, Point], after: readonly [Point, Point]): ZoomView {
	const was = middle(before);
	const is = middle(after);
	const factor = distance(after) / Math.max(distance(before), 1);
	return moved(zoomed(view, factor, was), { x: is.x - was.x, y: is.y - was.y });
}

function middle([one, other]: readonly [Point, Point]): Point {
	return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: readonly [Point, Point]): number {
	return Math.hypot(one.x - other.x, one.y - other.y);
}
