import { ChevronDown } from "lucide-react";
import type { ListedUser, Role } from "#core/contract/users.ts";
import { ActionItem, ActionMenu } from "#web/ui/action-menu.tsx";
import { Button } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";
import { roles } from "./roles.ts";

const { row } = messages;

type Act = (user: ListedUser) => Promise<void>;
type UserActionsProps = {
	user: ListedUser;
	isMe: boolean;
	onChange: (user: ListedUser, rol: Role) => Promise<void>;
	onRemove: Act;
	onMailLink: Act;
	onResetFactor: Act;
};

/** What an admin can do about a user. Of whoever has not accepted yet there is only the invitation. */
export function UserActions(props: UserActionsProps) {
	return (
		<div className="flex flex-wrap items-center justify-end gap-x-2">
			{props.user.invitedUntil ? <InvitedActions {...props} /> : <EmployedActions {...props} />}
		</div>
	);
}

function InvitedActions({ user, onRemove, onMailLink }: UserActionsProps) {
	return (
		<>
			<RowButton label={row.withdraw} name={row.withdrawOf(user.user_name)} onClick={() => onRemove(user)} />
			<RowButton label={row.again} name={row.againOf(user.user_name)} onClick={() => onMailLink(user)} />
		</>
	);
}

function EmployedActions({ user, isMe, onChange, onRemove, onMailLink, onResetFactor }: UserActionsProps) {
	const hasMenu = !isMe && (user.email || user.hasSecondFactor);
	return (
		<>
			{!isMe && <RowButton label={row.delete} name={row.deleteOf(user.user_name)} onClick={() => onRemove(user)} />}
			{hasMenu && (
				<ActionMenu button={<MenuButton label={row.account} name={row.accountOf(user.user_name)} />}>
					{user.email && <ActionItem onClick={() => void onMailLink(user)}>{row.mailLink}</ActionItem>}
					{user.hasSecondFactor && <ActionItem onClick={() => void onResetFactor(user)}>{row.factorOff}</ActionItem>}
				</ActionMenu>
			)}
			<ActionMenu button={<MenuButton label={row.role} name={row.roleOf(user.user_name)} />}>
				{roles.map((rol) => (
					<ActionItem key={rol} onClick={() => void onChange(user, rol)}>
						{messages.roles[rol]}
					</ActionItem>
				))}
			</ActionMenu>
		</>
	);
}

type RowButtonProps = { label: string; name: string };

function RowButton({ label, name, onClick }: RowButtonProps & { onClick: () => Promise<void> }) {
	return (
		<Button look="quiet" className="px-2" aria-label={name} onClick={() => void onClick()}>
			{label}
		</Button>
	);
}

function MenuButton({ label, name, ...rest }: RowButtonProps) {
	return (
		<Button look="quiet" className="px-2" aria-label={name} {...rest}>
			{label} <ChevronDown aria-hidden="true" className="size-4 stroke-[1.5]" />
		</Button>
	);
}
