import { expect, test } from "vitest";
import { sessions } from "#core/calls/sessions.ts";
import { logInMessages } from "#core/messages.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field } from "#web/testing/controls.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as staffLogIn from "./staff-log-in.tsx";

const shop = shopNetwork();

test("staff have messages of their own", async () => {
	await showScreen("/loginadmin", screen("/loginadmin", staffLogIn));
	await button("Login").click();
	await answerAlert(logInMessages.staffFieldsMissing);
	const logIn = async () => {
		await field("Username").fill("admin");
		await field("Password").fill("some-Pass-1");
		await button("Login").click();
	};
	shop.refuse(sessions.logInStaff, "wrong_credentials");
	await logIn();
	await answerAlert(logInMessages.wrong);
	await expect.element(field("Username")).toHaveValue("");
	shop.cut(sessions.logInStaff);
	await logIn();
	await answerAlert(logInMessages.staffNetworkFailure);
});
