import { Guarded } from "./parts/guarded.tsx";

/** Around the screens of staff. */
export default function StaffOnly() {
	return <Guarded who="staff" logIn="/loginadmin" />;
}
