import type { Role } from "#domain/base/roles/role.ts";

/**
 * The made-up people of the demonstration, whose passwords stand on its sign-in page. No one signs in as one of them
 * where it is no demonstration.
 */
export interface DemonstrationPerson {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly displayName: string;
  readonly phone: string | null;
  /** Keys of the services that they keep. */
  readonly owns: readonly string[];
}

export const DEMONSTRATION_PASSWORD = "amparo-demo";

/** The same for all of them, made once: hashing takes time at every start. */
export const DEMONSTRATION_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$oFGIyLQLv22aizWaYM7vAA$hxjEQQJjj6pGEUaHk5/ZG8kpLgQQi7NH0Cf1kJzDYLo";

function person(
  number: number,
  role: Role,
  name: string,
  displayName: string,
  owns: readonly string[] = [],
): DemonstrationPerson {
  return {
    id: `01950000-0000-7000-8000-00000000d0${String(number).padStart(2, "0")}`,
    role,
    email: `${name}@amparo.example`,
    displayName,
    phone: `(555) 555-01${String(80 + number)}`,
    owns,
  };
}

export const DEMONSTRATION_PEOPLE: readonly DemonstrationPerson[] = [
  person(1, "ADMINISTRATOR", "admin", "Ada Landing"),
  person(2, "SUPER USER", "super", "Simon Ferry"),
  person(3, "VOLUNTEER LEAD", "lead", "Lena Harbor"),
  person(4, "VOLUNTEER", "volunteer", "Vera Valley"),
  person(5, "AUTO USER", "auto", "Otto Pier", ["harbor-job-center", "ferry-hall-charging"]),
  person(6, "USER", "grace", "Grace House", [
    "grace-house",
    "lantern-street-kitchen",
    // Waits for approval.
    "lighthouse-tiny-homes",
  ]),
  person(7, "USER", "harbor", "Harbor Night Shelter", ["harbor-night-shelter", "harbor-food-pantry"]),
];
