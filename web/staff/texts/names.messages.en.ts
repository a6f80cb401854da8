/** The pages of text by their names, also for the checklist, which shows nothing else of them. */
const messages = { terms: "Terms", privacy: "Privacy", returns: "Returns", contact: "Contact" };

export default messages;
