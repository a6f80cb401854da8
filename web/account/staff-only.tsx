import { Guarded, Waiting } from "./parts/guarded.tsx";
import { staffPlaces } from "./staff-places.ts";

const { nameOf, withNext } = staffPlaces;

/** Until the screen's client loader has run. */
export const HydrateFallback = Waiting;

/** Staff have ways of their own below it. */
export const handle = { plainBar: true };

const logInFrom = (pathname: string) => withNext("/loginadmin", nameOf(pathname));

/** Around the screens of staff. */
export default function StaffOnly() {
	return <Guarded who="staff" logInFrom={logInFrom} />;
}
