/** The seasons as the shop's own parts name them; the collections' names are the owner's. */
const messages = { Summer: "Summer", Autumn: "Autumn", Winter: "Winter", Spring: "Spring" };

export default messages;
