import type { UserSearchWords } from "#domain/accounts/users/user-search.ts";

/** Words that the search of users takes for a role or a way to sign in (rule users 2). */
export const userSearch: UserSearchWords = {
  roles: {
    USER: "provider, providers",
    "AUTO USER": "trusted provider, trusted providers",
    VOLUNTEER: "volunteers",
    "VOLUNTEER LEAD": "volunteer leads",
    "SUPER USER": "super users, superuser",
    ADMINISTRATOR: "administrators, admin, admins",
  },
  password: "password",
};
