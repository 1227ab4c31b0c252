import type { ServicePermissions } from "./public-service.ts";

/** Nobody who is not signed in may change anything. */
export const GUEST_PERMISSIONS: ServicePermissions = {
  edit: false,
  delete: false,
  updateBeds: false,
  confirm: false,
};
