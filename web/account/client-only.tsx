import { nameOf, withNext } from "./next-place.ts";
import { Guarded, Waiting } from "./parts/guarded.tsx";

/** Until the screen's client loader has run. */
export const HydrateFallback = Waiting;

const logInFrom = (pathname: string) => withNext("/login", nameOf(pathname));

/** Around the screens of a logged-in client. */
export default function ClientOnly() {
	return <Guarded who="client" logInFrom={logInFrom} />;
}
