import { getPermissions } from "#domain/accounts/permissions/permission-calls.ts";
import { EVERY_CALL } from "#domain/app/every-call.ts";
import { PERMISSIONS } from "#domain/base/roles/permissions.ts";
import { VIEWER_ROLES } from "#domain/base/roles/role.ts";
import { type Route, route } from "#server/base/http/route.ts";

/** Publishes the permission table and declarations that calls are checked by, without a second copy. */
export function permissionRoutes(): Route[] {
  return [
    route(getPermissions, async () => ({
      ok: true,
      reply: {
        roles: [...VIEWER_ROLES],
        capabilities: Object.entries(PERMISSIONS).map(([capability, row]) => ({
          capability,
          extents: VIEWER_ROLES.map((role) => row[role]),
        })),
        calls: EVERY_CALL.map(({ id, method, path, summary, who }) => ({ id, method, path, summary, who })),
      },
    })),
  ];
}
