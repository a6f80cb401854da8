import { ChevronDown } from "lucide-react";
import { users } from "#core/calls/users.ts";
import type { Role, User } from "#core/contract/users.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshSoon } from "#web/loading/use-refresh.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { getAllUsers, updatePermission } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { ActionItem, ActionMenu } from "#web/ui/action-menu.tsx";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { type Column, Table } from "../frame/table.tsx";
import { NewUserForm } from "./new-user-form.tsx";
import { roleLabels, roles } from "./roles.ts";

/** The staff. Everybody sees them, admins change them. */
export function UsersPanel({ me, all }: { me: User; all: Reading<User[]> }) {
	const dispatch = useEvents();
	const loaded = useLoaded(all);
	const refreshSoon = useRefreshSoon();
	useAnswerEvent(getAllUsers, loaded.answer);
	const isAdmin = me.rol === "admin";

	const attempt = async (work: () => Promise<void>) => {
		try {
			await work();
			refreshSoon();
		} catch (error) {
			showAlert({ title: "Ups!", text: (error as ApiError).message, icon: "warning" });
		}
	};

	const change = async ({ id_user, user_name }: User, rol: Role) => {
		const agreed = await askConfirm({
			title: `Make ${user_name} ${roleLabels[rol]}?`,
			text: id_user === me.id_user ? "You will have to log in again." : `${user_name} will have to log in again.`,
			yes: "Change role",
			no: "Keep it",
		});
		if (!agreed) return;
		await attempt(async () => {
			const { data } = await signedCall(users.changeRole, { body: { id_user, rol } });
			dispatch(updatePermission({ user: data }));
			loaded.put((loaded.data ?? []).map((user) => (user.id_user === id_user ? data : user)));
			showToast(`${user_name} is ${roleLabels[rol]} now`, "success");
		});
	};

	const remove = async ({ id_user, user_name }: User) => {
		const agreed = await askConfirm({
			title: `Delete ${user_name}?`,
			text: "The user is logged out at once and cannot be brought back.",
			yes: "Delete",
			no: "Keep",
		});
		if (!agreed) return;
		await attempt(async () => {
			await signedCall(users.remove, { body: { id_user } });
			showToast(`${user_name} has been deleted`, "success");
		});
	};

	const columns: Column<User>[] = [
		{ head: "User", cell: ({ user_name }) => <span className="wrap-anywhere">{user_name}</span> },
		{ head: "Role", cell: ({ rol }) => roleLabels[rol] },
		{ head: "Since", wide: true, cell: ({ createdAt }) => dayOf(createdAt) },
	];
	if (isAdmin) {
		columns.push({
			head: "Actions",
			quiet: true,
			number: true,
			cell: (user) => <Actions user={user} isMe={user.id_user === me.id_user} onChange={change} onRemove={remove} />,
		});
	}

	return (
		<div className="grid gap-10 wide:grid-cols-12">
			<div className="min-w-0 wide:col-span-8">
				<LoadedView of={loaded} what="The users">
					{(rows) => <Table caption="Users" columns={columns} rows={rows} keyOf={({ id_user }) => id_user} />}
				</LoadedView>
			</div>
			<div className="wide:col-span-4">
				{isAdmin ? (
					<NewUserForm onAdded={refreshSoon} />
				) : (
					<p className="text-quiet">Only admins create, change and delete users.</p>
				)}
			</div>
		</div>
	);
}

type ActionsProps = {
	user: User;
	isMe: boolean;
	onChange: (user: User, rol: Role) => Promise<void>;
	onRemove: (user: User) => Promise<void>;
};

function Actions({ user, isMe, onChange, onRemove }: ActionsProps) {
	const button = (
		<Button look="quiet" className="px-2" aria-label={`Change role of ${user.user_name}`}>
			Role <ChevronDown aria-hidden="true" className="size-4 stroke-[1.5]" />
		</Button>
	);
	return (
		<div className="flex items-center justify-end gap-2">
			{!isMe && (
				<Button
					look="quiet"
					className="px-2"
					aria-label={`Delete ${user.user_name}`}
					onClick={() => void onRemove(user)}
				>
					Delete
				</Button>
			)}
			<ActionMenu button={button}>
				{roles.map((rol) => (
					<ActionItem key={rol} onClick={() => void onChange(user, rol)}>
						{roleLabels[rol]}
					</ActionItem>
				))}
			</ActionMenu>
		</div>
	);
}
