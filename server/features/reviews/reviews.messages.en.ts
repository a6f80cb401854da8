const messages = { formerClient: "Former client" };

export default messages;
