type SwitchProps = { id: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** On or off, at once. Pressed as easily as any button, although it looks smaller. */
export function Switch({ id, label, isOn, onChange }: SwitchProps) {
	return (
		<button
			id={id}
			type="button"
			role="switch"
			aria-checked={isOn}
			aria-label={label}
			onClick={() => onChange(!isOn)}
			className="group inline-grid h-11 w-14 cursor-pointer place-items-center"
		>
			<span className="flex h-6 w-11 items-center rounded-full border border-edge bg-sunken px-0.5 group-aria-checked:border-clay group-aria-checked:bg-clay">
				<span className="size-4.5 rounded-full bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-clay" />
			</span>
		</button>
	);
}
