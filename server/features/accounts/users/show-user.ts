import type { CountedUser, Profile, ShownUser, User } from "#domain/accounts/users/user.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Db } from "#server/base/sql/db.ts";
import { countOwnedServices } from "./queries.ts";

/** An account in the wire form for its owner and administrators. */
export function showUser(user: User): ShownUser {
  return {
    id: user.id,
    email: user.email,
    displayName: user.displayName,
    phone: user.phone,
    roles: [user.role],
    totalServices: user.totalServices,
    lastMethod: user.lastMethod,
    language: user.language,
    isNamePublic: user.isNamePublic,
    isConfirmed: user.confirmedAt !== null,
    deletionRequestedAt: user.deletionRequestedAt === null ? null : isoOfEpoch(user.deletionRequestedAt),
    createdAt: isoOfEpoch(user.createdAt),
    lastLoginAt: user.lastLoginAt === null ? null : isoOfEpoch(user.lastLoginAt),
    updatedAt: isoOfEpoch(user.updatedAt),
    version: user.version,
  };
}

/** The user with the number of their services. */
export async function showCounted(db: Db, user: User): Promise<CountedUser> {
  return { ...showUser(user), countManagedServices: await countOwnedServices(db, user.id) };
}

/** The profile that users see of themselves. */
export async function showProfile(db: Db, user: User): Promise<Profile> {
  return { ...(await showCounted(db, user)), isLogin: true, isAdmin: user.role === "ADMINISTRATOR" };
}
