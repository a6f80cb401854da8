import { expect, test } from "vitest";
import { updatingCart } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { clientOnHeldNetwork } from "#web/testing/client-here.ts";
import { line, token } from "#web/testing/samples.ts";
import { logOut } from "./log-out.ts";
import { endSession, forgetPerson } from "./session.ts";

const network = clientOnHeldNetwork();

test("log-out forgets the person when the server has ended the session", async () => {
	browserStore().dispatch(updatingCart([line]));
	const done = logOut();
	const asked = await network.next();
	expect(asked.what).toBe("POST /api/logout");
	asked.answer({ message: "" });
	await done;
	expect(browserStore().getState().session).toEqual({ as: "visitor" });
	expect(browserStorage().read("token")).toBeNull();
	expect(browserStorage().read("cart")).toEqual([]);
});

test("what is refused while the server ends the session is no session that expired", async () => {
	const done = logOut();
	const asked = await network.next();
	endSession(token);
	asked.answer({ message: "" });
	await done;
	expect(browserStore().getState()).toMatchObject({ session: { as: "visitor" }, certainty: "certain" });
});

test("a log-out that is asked for again while it runs is the same one", async () => {
	const [one, two] = [logOut(), logOut()];
	expect(two).toBe(one);
	(await network.next()).answer({ message: "" });
	await one;
	browserStorage().write("token", token);
	const next = logOut();
	expect(next).not.toBe(one);
	(await network.next()).answer({ message: "" });
	await next;
	expect(browserStorage().read("token")).toBeNull();
});

test("a log-out that ends late leaves the person alone who has logged in since", async () => {
	const done = logOut();
	const asked = await network.next();
	browserStorage().write("token", "the-token-of-the-next-one");
	browserStore().dispatch(updatingCart([line]));
	asked.answer({ message: "" });
	await done;
	expect(browserStorage().read("token")).toBe("the-token-of-the-next-one");
	expect(browserStorage().read("cart")).toEqual([line]);
});

test("a log-out that ends late leaves the guest alone who has shopped since", async () => {
	const done = logOut();
	const asked = await network.next();
	forgetPerson();
	browserStore().dispatch(updatingCart([line]));
	asked.answer({ message: "" });
	await done;
	expect(browserStorage().read("cart")).toEqual([line]);
});
