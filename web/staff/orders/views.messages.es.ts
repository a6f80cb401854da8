import type { Wording } from "#core/languages.ts";
import type en from "./views.messages.en.ts";

const messages = {
	save: "Guardar esta vista",
	saveTitle: "Guardar esta vista",
	note: "Lo que buscás, filtrás y ordenás ahora queda guardado con un nombre, solo para vos. Si ya tenés una vista con ese nombre, se reemplaza.",
	name: "Nombre",
	saved: (name) => `Guardamos la vista “${name}”`,
	keep: "Guardar",
	rename: "Cambiar el nombre",
	renameTitle: (name) => `Cambiar el nombre de “${name}”`,
	renamed: (name) => `La vista ahora se llama “${name}”`,
	remove: "Borrar la vista",
	removed: (name) => `Borramos la vista “${name}”`,
	failed: "No pudimos leer tus vistas.",
	tryAgain: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
