const messages = { tellMe: "Tell me when it is back" };

export default messages;
