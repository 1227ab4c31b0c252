import type { MayWithService } from "./public-service.ts";

/** Nobody who is not signed in may change anything. */
export const GUEST_MAY: MayWithService = { edit: false, delete: false, updateBeds: false, confirm: false };
