import { Guarded, Waiting } from "./parts/guarded.tsx";

/** Until the screen's client loader has run. */
export const HydrateFallback = Waiting;

/** Around the screens of staff. */
export default function StaffOnly() {
	return <Guarded who="staff" logIn="/loginadmin" />;
}
