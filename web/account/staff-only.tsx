import { Guarded, Waiting } from "./parts/guarded.tsx";
import { staffPlaces } from "./staff-places.ts";

const { nameOf, withNext } = staffPlaces;

/** Until the screen's client loader has run. */
export const HydrateFallback = Waiting;

const logInFrom = (pathname: string) => withNext("/loginadmin", nameOf(pathname));

/** Around the screens of staff. */
export default function StaffOnly() {
	return <Guarded who="staff" logInFrom={logInFrom} />;
}
