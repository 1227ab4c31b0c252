import type { ServicePermissions } from "./public-service.ts";

/** Permissions of guests, who may not change anything. */
export const GUEST_PERMISSIONS: ServicePermissions = {
  edit: false,
  delete: false,
  updateBeds: false,
  confirm: false,
};
