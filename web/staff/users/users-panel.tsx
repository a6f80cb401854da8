import { secondFactors } from "#core/calls/second-factors.ts";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { users } from "#core/calls/users.ts";
import type { ListedUser, Role, User } from "#core/contract/users.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshSoon } from "#web/loading/use-refresh.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { getAllUsers, updatePermission } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { type Column, Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import { InviteForm } from "./invite-form.tsx";
import messages from "./messages.en.ts";
import { NewUserForm } from "./new-user-form.tsx";
import { UserActions } from "./user-actions.tsx";

/** The staff. Everybody sees them, admins change them. */
export function UsersPanel({ me, all }: { me: User; all: Reading<ListedUser[]> }) {
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
			tellRefusal(error);
		}
	};

	const change = async ({ id_user, user_name }: ListedUser, rol: Role) => {
		const consequence = id_user === me.id_user ? messages.againLogInYou : messages.againLogIn(user_name);
		if (!(await askConfirm(messages.changeRole(user_name, messages.roles[rol], consequence)))) return;
		await attempt(async () => {
			const { data } = await staffCall(users.changeRole, { body: { id_user, rol } });
			dispatch(updatePermission({ user: data }));
			loaded.put((loaded.data ?? []).map((user) => (user.id_user === id_user ? data : user)));
			showToast(messages.hasRole(user_name, messages.roles[rol]), "success");
		});
	};

	const remove = async ({ id_user, user_name, invitedUntil }: ListedUser) => {
		const agreed = await askConfirm(invitedUntil ? messages.withdrawal(user_name) : messages.deletion(user_name));
		if (!agreed) return;
		await attempt(async () => {
			await staffCall(users.remove, { body: { id_user } });
			showToast(invitedUntil ? messages.isWithdrawn : messages.isDeleted(user_name), "success");
		});
	};

	const mailLink = ({ id_user, email }: ListedUser) =>
		attempt(async () => {
			await staffCall(staffAccounts.mailLink, { params: { id: id_user } });
			showToast(messages.mailOnItsWay(email ?? ""), "success");
		});

	const resetFactor = async ({ id_user, user_name }: ListedUser) => {
		if (!(await askConfirm(messages.factorOff(user_name)))) return;
		await attempt(async () => {
			await staffCall(secondFactors.reset, { params: { id: id_user } });
			showToast(messages.factorIsOff(user_name), "success");
		});
	};

	const columns: Column<ListedUser>[] = [
		{ head: messages.user, cell: (user) => <Who user={user} /> },
		{ head: messages.role, wide: true, cell: ({ rol }) => messages.roles[rol] },
		{ head: messages.since, wide: true, cell: ({ createdAt }) => dayOf(createdAt) },
	];
	if (isAdmin) {
		columns.push({
			head: messages.actions,
			quiet: true,
			number: true,
			cell: (user) => (
				<UserActions
					user={user}
					isMe={user.id_user === me.id_user}
					onChange={change}
					onRemove={remove}
					onMailLink={mailLink}
					onResetFactor={resetFactor}
				/>
			),
		});
	}

	return (
		<div className="grid gap-10 wide:grid-cols-12">
			<div className="min-w-0 wide:col-span-8">
				<LoadedView of={loaded} what={messages.what}>
					{(rows) => <Table caption={messages.title} columns={columns} rows={rows} keyOf={({ id_user }) => id_user} />}
				</LoadedView>
			</div>
			<div className="wide:col-span-4">
				{isAdmin ? (
					<div className="flex flex-col gap-6">
						<InviteForm onInvited={refreshSoon} />
						<NewUserForm onAdded={refreshSoon} />
					</div>
				) : (
					<p className="text-quiet">{messages.adminsOnly}</p>
				)}
			</div>
		</div>
	);
}

/** The name; below it the role where it has no column and, for admins, where mails go and that an invitation is still open. */
function Who({ user: { user_name, rol, email, invitedUntil, hasSecondFactor } }: { user: ListedUser }) {
	return (
		<>
			<span className="wrap-anywhere">{user_name}</span>
			<span className="block text-note text-quiet wide:hidden">{messages.roles[rol]}</span>
			{email && <span className="wrap-anywhere block text-note text-quiet">{email}</span>}
			{hasSecondFactor && <span className="block text-note text-quiet">{messages.withFactor}</span>}
			{invitedUntil && (
				<span className="block text-note text-quiet">
					{new Date(invitedUntil) > new Date() ? messages.invitedUntil(dayOf(invitedUntil)) : messages.invitationEnded}
				</span>
			)}
		</>
	);
}
