const messages = {
	remove: (name: string) => `Remove ${name} from favorites`,
	add: (name: string) => `Add ${name} to favorites`,
};

export default messages;
