export default function Landing() {
	return <h1>Perchero</h1>;
}
