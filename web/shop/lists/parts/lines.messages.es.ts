import type { Wording } from "#core/languages.ts";
import type en from "./lines.messages.en.ts";

const messages = {
	noteOf: (name) => `Nota sobre ${name}`,
	addNote: "Agregar una nota",
	changeNote: "Cambiar la nota",
	saveNote: "Guardar la nota",
	cancel: "Cancelar",
	up: (name) => `Subir ${name}`,
	down: (name) => `Bajar ${name}`,
	toList: "Otra lista",
	toListOf: (name) => `Pasar o copiar ${name} a otra lista`,
	moveTo: (list) => `Pasar a ${list}`,
	copyTo: (list) => `Copiar a ${list}`,
	favorites: "Favoritos",
	moved: (name, list) => `${name} ahora está en ${list}`,
	copied: (name, list) => `${name} también está en ${list}`,
	seeIt: "Ver la lista",
	removed: (name) => `Sacamos ${name} de la lista`,
	undo: "Deshacer",
} satisfies Wording<typeof en>;

export default messages;
