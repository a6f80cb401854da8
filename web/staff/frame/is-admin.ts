import type { Session } from "#web/store/records.ts";

export const isAdmin = (session: Session): boolean => session.as === "staff" && session.user.rol === "admin";
