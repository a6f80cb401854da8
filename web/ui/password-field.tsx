import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { iconButton } from "./button.tsx";
import { cx } from "./cx.ts";
import { FieldFrame, type FrameProps } from "./field.tsx";
import messages from "./messages.en.ts";

/** A password, hidden until somebody asks to see what they typed. */
export function PasswordField({
	label,
	message,
	state,
	hint,
	className,
	...input
}: FrameProps & ComponentProps<"input">) {
	const [isShown, setIsShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<FieldFrame label={label} message={message} state={state} className={className} besideIcon {...(hint && { hint })}>
			{({ className: look, ...named }) => (
				<>
					<input
						autoCapitalize="none"
						autoCorrect="off"
						spellCheck={false}
						{...input}
						{...named}
						type={isShown ? "text" : "password"}
						className={cx(look, "pr-20")}
					/>
					<button
						type="button"
						aria-pressed={isShown}
						aria-controls={named.id}
						title={messages.showPassword}
						onClick={() => setIsShown(!isShown)}
						className={cx(iconButton, "absolute top-0 right-0")}
					>
						<span className="sr-only">{messages.showPassword}</span>
						<Icon aria-hidden="true" />
					</button>
				</>
			)}
		</FieldFrame>
	);
}
