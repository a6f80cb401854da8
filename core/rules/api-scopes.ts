/** What a program may be let do by a key. None of them moves money, and none opens accounts or settings. */
export const API_SCOPES = ["read:catalogue", "write:stock", "read:orders", "write:orders"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** How a key begins, so that whoever finds one knows what it is. */
export const KEY_PREFIX = "perchero_";
export const KEY_NAME_MAX = 60;
export const KEYS_MAX = 50;
/** The longest a key may be good for, where it ends by itself. */
export const KEY_DAYS_MAX = 3650;
