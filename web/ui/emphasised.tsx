/** A sentence with some of its words in bold, wherever its language puts them. */
export function Emphasised({ text, words }: { text: string; words: string }) {
	const at = text.lastIndexOf(words);
	return (
		<>
			{text.slice(0, at)}
			<strong className="wrap-anywhere font-medium">{words}</strong>
			{text.slice(at + words.length)}
		</>
	);
}
