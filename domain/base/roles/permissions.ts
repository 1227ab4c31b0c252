import type { Role, ViewerRole } from "./role.ts";

/**
 * The permission table (rule permissions 2). The server enforces it, pages only reflect it, and the
 * administrators' page of permissions shows it. Denies by default.
 *
 * The words of a row are its extents, from nothing to everything. `own`: things of which the viewer is the owner.
 */
interface Extents {
  /** Approved services, crisis lines, liaisons, pages; kudos, feedback, the bot. */
  readPublic: "yes";
  /** An unapproved service, or a pending edit. */
  readWaiting: "no" | "own" | "any";
  /** `limited`: while the viewer has fewer than their `totalServices`. */
  createService: "no" | "limited" | "unlimited";
  /** Whether new services and the viewer's own edits are published without review. */
  publishUnreviewed: "no" | "yes";
  /** `propose`: edits of any service, which wait for review. */
  editService: "no" | "own" | "propose" | "any";
  deleteService: "no" | "own" | "any";
  updateBeds: "no" | "own" | "any";
  /** Confirming that the information is still correct: `verifiedAt`. */
  confirmFacts: "no" | "own" | "any";
  approvals: "no" | "read" | "decide" | "remove";
  /** The critical alert of a service. */
  setAlert: "no" | "yes";
  /** `isShowFlag`, `isShowDonate` and the owner's address. */
  setAdministratorFields: "no" | "yes";
  /** `service`: all messages to services. */
  feedbackInbox: "no" | "own" | "service" | "all";
  liaisons: "read" | "edit" | "delete";
  createOrganization: "no" | "yes";
  /** An organization's description. `own`: only organizations that the viewer owns. */
  editOrganization: "no" | "own" | "any";
  /** Only organizations that have no services. */
  deleteOrganization: "no" | "yes";
  /** Crisis lines, regions, regional coordinators, pages of plain text. */
  editDirectoryText: "no" | "yes";
  /** The toggle "top kudos", for one's own session. */
  topKudos: "no" | "yes";
  /** Freshness of the directory, problems of listings, and unmet needs. */
  directoryHealth: "no" | "yes";
  /** Upload a package, see its preview, and see all imports. */
  proposeImports: "no" | "yes";
  /** Start and undo imports. */
  runImports: "no" | "yes";
  /** Downloading all public data as a package. */
  export: "no" | "yes";
  /** Asking many services at a time to confirm their information. */
  campaigns: "no" | "yes";
  /** Declaring and ending hard nights, and their roll calls. */
  hardNights: "no" | "yes";
  /** Users, roles, the complete history, exports of unapproved data. */
  administer: "no" | "yes";
}

export type Capability = keyof Extents;
export type Extent<C extends Capability> = Extents[C];

type Table = { readonly [C in Capability]: Readonly<Record<ViewerRole, Extent<C>>> };

function row<E extends string>(
  guest: E,
  user: E,
  autoUser: E,
  volunteer: E,
  volunteerLead: E,
  superUser: E,
  administrator: E,
): Readonly<Record<ViewerRole, E>> {
  return {
    GUEST: guest,
    USER: user,
    "AUTO USER": autoUser,
    VOLUNTEER: volunteer,
    "VOLUNTEER LEAD": volunteerLead,
    "SUPER USER": superUser,
    ADMINISTRATOR: administrator,
  };
}

/* biome-ignore format: a table is read by its columns. */
export const PERMISSIONS: Table = {
  //                          guest    user       auto user  volunteer  lead       super user administrator
  readPublic:             row("yes",  "yes",     "yes",     "yes",     "yes",     "yes",     "yes"),
  readWaiting:            row("no",   "own",     "own",     "any",     "any",     "any",     "any"),
  createService:          row("no",   "limited", "limited", "limited", "limited", "limited", "unlimited"),
  publishUnreviewed:      row("no",   "no",      "yes",     "no",      "yes",     "yes",     "yes"),
  editService:            row("no",   "own",     "own",     "propose", "any",     "any",     "any"),
  deleteService:          row("no",   "own",     "own",     "own",     "own",     "own",     "any"),
  updateBeds:             row("no",   "own",     "own",     "own",     "own",     "any",     "any"),
  confirmFacts:           row("no",   "own",     "own",     "any",     "any",     "any",     "any"),
  approvals:              row("no",   "no",      "no",      "read",    "decide",  "decide",  "remove"),
  setAlert:               row("no",   "no",      "no",      "no",      "no",      "yes",     "yes"),
  setAdministratorFields: row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  feedbackInbox:          row("no",   "own",     "own",     "own",     "service", "service", "all"),
  liaisons:               row("read", "read",    "read",    "read",    "read",    "edit",    "delete"),
  createOrganization:     row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  editOrganization:       row("no",   "own",     "own",     "own",     "own",     "own",     "any"),
  deleteOrganization:     row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  editDirectoryText:      row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  topKudos:               row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  directoryHealth:        row("no",   "no",      "no",      "no",      "yes",     "yes",     "yes"),
  proposeImports:         row("no",   "no",      "no",      "no",      "yes",     "yes",     "yes"),
  runImports:             row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  export:                 row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  campaigns:              row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
  hardNights:             row("no",   "no",      "no",      "no",      "no",      "yes",     "yes"),
  administer:             row("no",   "no",      "no",      "no",      "no",      "no",      "yes"),
};

/** Every row of the table. */
export const CAPABILITIES: readonly Capability[] = Object.keys(PERMISSIONS).filter(isCapability);

function isCapability(name: string): name is Capability {
  return name in PERMISSIONS;
}

/**
 * The rights of an API key (rule api-keys 3): those of its role, in the capabilities that are its scopes. In all others
 * it is a guest.
 */
export interface KeyRights {
  readonly role: Role;
  readonly scopes: readonly Capability[];
}

/** Whose rights are checked: a role (a column of the table), or an API key. */
export type Rights = ViewerRole | KeyRights;

/** Returns how far these rights extend in a capability. */
export function getExtent<C extends Capability>(rights: Rights, capability: C): Extent<C> {
  if (typeof rights === "string") return PERMISSIONS[capability][rights];
  return PERMISSIONS[capability][rights.scopes.includes(capability) ? rights.role : "GUEST"];
}

/** Whether these rights have the capability in any extent. */
export function hasCapability(rights: Rights, capability: Capability): boolean {
  const extent: string = getExtent(rights, capability);
  return extent !== "no";
}
