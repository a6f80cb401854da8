/** The form of an id that a browser or the shop makes up itself. Compared with any other text the database throws. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
