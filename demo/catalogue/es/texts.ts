export type Texts = Readonly<Record<string, { name: string; description: string }>>;
