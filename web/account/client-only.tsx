import { Guarded } from "./parts/guarded.tsx";

/** Around the screens of a logged-in client. */
export default function ClientOnly() {
	return <Guarded who="client" logIn="/login" />;
}
