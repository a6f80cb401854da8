import { Guarded, Waiting } from "./parts/guarded.tsx";

/** Until the screen's client loader has run. */
export const HydrateFallback = Waiting;

/** Around the screens of a logged-in client. */
export default function ClientOnly() {
	return <Guarded who="client" logIn="/login" />;
}
