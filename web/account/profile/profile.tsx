import { useEffect } from "react";
import { ProfileLists } from "#web/shop/lists/profile-lists.tsx";
import { learnWho, useSession } from "../session.ts";
import { ChangePassword } from "./change-password.tsx";
import { EditData } from "./edit-data.tsx";
import { Verified } from "./verified.tsx";
import { YourData } from "./your-data.tsx";

export const meta = () => [{ title: "Profile · Perchero" }, { name: "robots", content: "noindex" }];

export default function Profile() {
	const { session } = useSession();
	useEffect(() => {
		// The address may have been verified in another tab meanwhile.
		const refresh = () => void learnWho();
		window.addEventListener("focus", refresh);
		return () => window.removeEventListener("focus", refresh);
	}, []);
	if (session.as !== "client") return null;
	const { client } = session;
	return (
		<div className="page flex max-w-4xl flex-col gap-12 py-8 wide:py-12">
			<div>
				<h1 className="text-headline">Profile</h1>
				<p className="mt-2 text-quiet">
					{client.name} {client.lastname}, logged in as {client.login_name}
				</p>
			</div>
			<Verified client={client} />
			<ProfileLists />
			<EditData client={client} />
			<ChangePassword client={client} />
			<YourData client={client} />
		</div>
	);
}
