/**
 * Who may make each call, and on what, written down independently of the table in the code (rules permissions 2–8).
 * A call without a line here fails its test.
 */

/**
 * `yes`: answered, or refused for another reason than who asks. 401: sign in. 403: seen, but not theirs to do. 404:
 * not theirs to know. `no`: 403 or 404.
 */
export type Outcome = "yes" | 401 | 403 | 404 | "no";

/** In the order of VIEWER_ROLES: guest, user, auto user, volunteer, lead, super user, administrator. */
type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

/** A thing that is made for one request. */
export type Thing = "nothing" | "public" | "waiting" | "deleted";

export interface CallLine {
  /** `Call.id`. */
  readonly call: string;
  /** Whose thing it is; a guest owns nothing. */
  readonly whose: "own" | "foreign";
  /** What it is; `nothing`: the call is about no service. */
  readonly thing: Thing;
  readonly outcomes: Outcomes;
  /** Path, without `/api`, of a request that has nothing wrong but, perhaps, who sends it. */
  readonly path?: (id: string) => string;
  readonly body?: (id: string) => unknown;
}

/** Well-formed, and by no authenticator. */
const NEW_CREDENTIAL = { id: "AA", response: { clientDataJSON: "AA", attestationObject: "AA" } };
const CREDENTIAL = {
  id: "AA",
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
};

const NOBODY = "01950000-0000-7000-8000-0000000000ff";

/* biome-ignore format: a table is read by its columns. */
const ALL = {
  //            guest  user   auto   volunt lead   super  admin
  everybody:   ["yes", "yes", "yes", "yes", "yes", "yes", "yes"],
  signedIn:    [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
  signedInFinds: [401, 404, 404,   404,   404,   404,   404],
  nobodyKnows: [404,   404,   404,   404,   404,   404,   404],
  leads:       [401,   403,   403,   403,   "yes", "yes", "yes"],
  leadsFind:   [401,   403,   403,   403,   404,   404,   404],
  superUsers:  [401,   403,   403,   403,   403,   "yes", "yes"],
  superUsersFind: [401, 403,  403,   403,   403,   404,   404],
  admin:       [401,   403,   403,   403,   403,   403,   "yes"],
  adminFinds:  [401,   403,   403,   403,   403,   403,   404],
} as const satisfies Record<string, Outcomes>;

type About = Pick<CallLine, "path" | "body">;

function about(call: string, outcomes: Outcomes, { path, body }: About = {}): CallLine {
  return {
    call,
    whose: "foreign",
    thing: "nothing",
    outcomes,
    ...(path === undefined ? {} : { path }),
    ...(body === undefined ? {} : { body }),
  };
}

/** Lines of one call about a service: the own one, then a foreign one that is public, then one that waits. */
function aboutServices(
  call: string,
  {
    own,
    foreign,
    waiting,
  }: { readonly own: Outcomes; readonly foreign: Outcomes; readonly waiting: Outcomes },
  request: About = {},
): readonly CallLine[] {
  return [
    { ...about(call, own, request), whose: "own", thing: "public" },
    { ...about(call, own, request), whose: "own", thing: "waiting" },
    { ...about(call, foreign, request), thing: "public" },
    { ...about(call, waiting, request), thing: "waiting" },
  ];
}

const account = { email: "nobody@people.example", password: "secret password" };
const feedback = { email: "sender@people.example", message: "Hello" };
const line = { name: "Line", description: "Listens", phone: "988", area: "United States", time: "24/7" };
const services = (id: string) => ({ services: [id] });

/* biome-ignore format: a table is read by its columns. */
export const WHO_MAY_CALL: readonly CallLine[] = [
  about("listServices", ALL.everybody),
  about("countServices", ALL.everybody),
  about("countServicesByType", ALL.everybody),
  about("getServicePins", ALL.everybody),
  about("searchServices", ALL.everybody, { body: () => ({ q: "food" }) }),
  about("countFoundServices", ALL.everybody, { body: () => ({ q: "food" }) }),
  about("countFoundByType", ALL.everybody, { body: () => ({ q: "food" }) }),
  about("getFoundPins", ALL.everybody, { body: () => ({ q: "food", bounds: "-81,25,-80,26" }) }),
  about("searchCrisisLines", ALL.everybody, { body: () => ({ q: "988" }) }),
  about("noticeDanger", ALL.everybody, { body: () => ({ text: "food" }) }),
  about("getDangerHelp", ALL.everybody, { path: () => "/danger/WITNESS" }),
  about("getCityPack", ALL.everybody),
  about("getCityPackGeneration", ALL.everybody),
  about("queryBot", ALL.everybody, { body: () => ({ query: "food" }) }),
  ...aboutServices("getService", {
    //        guest  user   auto   volunt lead   super  admin
    own:     ["yes", "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: ["yes", "yes", "yes", "yes", "yes", "yes", "yes"],
    waiting: [404,   404,   404,   "yes", "yes", "yes", "yes"],
  }),
  { ...about("getDirections", ALL.everybody, { path: (id) => `/directions?service=${id}&from=-80.19|25.77` }), thing: "public" },
  { ...about("getDirections", ALL.nobodyKnows, { path: (id) => `/directions?service=${id}&from=-80.19|25.77` }), thing: "waiting" },
  { ...about("getArrivals", ALL.everybody, { path: (id) => `/arrivals?services=${id}&from=-80.19|25.77` }), thing: "public" },
  { ...about("getListOrder", ALL.everybody, { path: (id) => `/directions/list?services=${id}&from=-80.19|25.77` }), thing: "public" },
  { ...about("giveKudo", ALL.everybody), thing: "public" },
  { ...about("giveKudo", ALL.nobodyKnows), thing: "waiting" },
  { ...about("countAsk", ALL.everybody, { body: (id) => ({ service: id, field: "cost" }) }), thing: "public" },
  { ...about("countAsk", ALL.nobodyKnows, { body: (id) => ({ service: id, field: "cost" }) }), thing: "waiting" },
  about("addService", ALL.signedIn, { body: () => ({}) }),
  ...aboutServices("editService", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   "yes", "yes", "yes", "yes"],
    waiting: [401,   404,   404,   "yes", "yes", "yes", "yes"],
  }, { body: () => ({ phone: "(305) 555-0100" }) }),
  ...aboutServices("getServiceHistory", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   "yes", "yes", "yes", "yes"],
    waiting: [401,   404,   404,   "yes", "yes", "yes", "yes"],
  }),
  ...aboutServices("getServiceFacts", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   "yes", "yes", "yes", "yes"],
    waiting: [401,   404,   404,   "yes", "yes", "yes", "yes"],
  }),
  ...aboutServices("deleteService", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   403,   403,   403,   "yes"],
    waiting: [401,   404,   404,   403,   403,   403,   "yes"],
  }),
  { ...about("restoreService", ALL.signedIn), whose: "own", thing: "deleted" },
  { ...about("restoreService", [401, "no", "no", "no", "no", "no", "yes"]), thing: "deleted" },
  ...aboutServices("getDayClosing", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   403,   "yes", "yes", "yes"],
    waiting: [401,   404,   404,   403,   "yes", "yes", "yes"],
  }, { path: (id) => `/services/${id}/hours/today` }),
  ...aboutServices("setDayClosing", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   403,   "yes", "yes", "yes"],
    waiting: [401,   404,   404,   403,   "yes", "yes", "yes"],
  }, { path: (id) => `/services/${id}/hours/today`, body: () => ({}) }),
  ...aboutServices("confirmHours", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   "yes", "yes", "yes", "yes"],
    waiting: [401,   404,   404,   "yes", "yes", "yes", "yes"],
  }),
  ...aboutServices("confirmService", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   "yes", "yes", "yes", "yes"],
    waiting: [401,   404,   404,   "yes", "yes", "yes", "yes"],
  }),
  ...aboutServices("claimService", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    waiting: [401,   404,   404,   "yes", "yes", "yes", "yes"],
  }, { body: () => ({ message: "I am the director", phone: "3055550100" }) }),
  { ...about("getClaimable", ALL.everybody, { path: (id) => `/services/${id}/claim` }), thing: "public" },
  { ...about("getClaimable", ALL.nobodyKnows, { path: (id) => `/services/${id}/claim` }), thing: "waiting" },
  about("grantClaim", ALL.adminFinds, { path: () => `/feedbacks/${NOBODY}/grant` }),
  about("readClaimLink", ALL.everybody, { path: () => "/claims/accept?token=none" }),
  about("acceptClaim", ALL.everybody, { body: () => ({ token: "none" }) }),
  about("listShelterBeds", ALL.signedIn),
  ...aboutServices("updateAvailableBeds", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   "no",  "no",  "no",  "no",  "yes", "yes"],
    waiting: [401,   404,   404,   "no",  "no",  "yes", "yes"],
  }, { body: (id) => ({ services: [{ id, availableBeds: 1 }] }) }),
  about("listWaiting",         [401, 403, 403, "yes", "yes", "yes", "yes"]),
  about("undoApprovals", [401, 403, 403, 403, "yes", "yes", "yes"], { body: services }),
  { ...about("approveServices",[401, 403, 403, 403,   "yes", "yes", "yes"], { body: services }), thing: "waiting" },
  { ...about("rejectServices", [401, 403, 403, 403,   "yes", "yes", "yes"], { body: (id) => ({ ...services(id), reason: "Twice" }) }), thing: "waiting" },
  { ...about("removeServices", [401, 403, 403, 403,   403,   403,   "yes"], { body: services }), thing: "waiting" },

  about("searchCityOrZip", ALL.everybody, { body: () => ({ keyword: "Miami" }) }),
  about("findPlaces", ALL.everybody, { path: () => "/places?q=Miami" }),
  about("nearestTown", ALL.everybody, { path: () => "/places/nearest-town?coordinate=-80.19|25.77" }),
  about("geocodeAddress", ALL.signedIn, { body: () => ({ city: "Miami", state: "FL", addressVisibility: "EXACT" }) }),
  about("translateText", ALL.signedIn, { body: () => ({ source: "en", target: "es", text: "Hello" }) }),

  about("listCrisisLines", ALL.everybody),
  about("listTopics", ALL.everybody),
  about("listOrganizations", ALL.everybody),
  about("countOrganizations", ALL.everybody),
  about("getOrganization", ALL.nobodyKnows),
  about("createOrganization", ALL.admin, { body: () => ({ name: "Organization" }) }),
  about("updateOrganization", ALL.signedInFinds, { path: () => `/organizations/${NOBODY}`, body: () => ({ name: "N" }) }),
  about("deleteOrganization", ALL.adminFinds, { path: () => `/organizations/${NOBODY}` }),
  ...["getHsds", "getHsdsProfile", "listHsdsChanges", "listHsdsServices", "searchHsdsServices", "listHsdsSites", "searchHsdsSites",
      "listHsdsOrganizations", "searchHsdsOrganizations", "listHsdsTaxonomies", "searchHsdsTaxonomies", "listHsdsTerms",
      "searchHsdsTerms"].map((call) => about(call, ALL.everybody)),
  ...["getHsdsService", "getHsdsSite", "getHsdsOrganization", "getHsdsTaxonomy", "getHsdsTerm"].map((call) =>
    about(call, ALL.nobodyKnows)),
  about("countCrisisLines", ALL.everybody),
  about("getCrisisLine", ALL.nobodyKnows, { path: () => `/crisis-lines/${NOBODY}` }),
  about("createCrisisLine", ALL.admin, { body: () => line }),
  about("updateCrisisLine", ALL.adminFinds, { path: () => `/crisis-lines/${NOBODY}`, body: () => line }),
  about("moveCrisisLine", ALL.adminFinds, { path: () => `/crisis-lines/${NOBODY}/move`, body: () => ({ direction: "up" }) }),
  about("noteCrisisLineCall", ALL.leadsFind, { path: () => `/crisis-lines/${NOBODY}/calls`, body: () => ({}) }),
  about("deleteCrisisLine", ALL.adminFinds, { path: () => `/crisis-lines/${NOBODY}` }),
  about("listLiaisons", ALL.everybody),
  about("countLiaisons", ALL.everybody),
  about("getLiaison", ALL.nobodyKnows, { path: () => `/liaisons/${NOBODY}` }),
  about("createLiaison",       [401, 403, 403, 403, 403, "yes", "yes"], { body: () => ({ name: "Liaison" }) }),
  about("updateLiaison",       [401, 403, 403, 403, 403, 404,   404],   { path: () => `/liaisons/${NOBODY}`, body: () => ({ name: "N" }) }),
  about("deleteLiaison", ALL.adminFinds, { path: () => `/liaisons/${NOBODY}` }),
  about("listRegions", ALL.everybody),
  about("countRegions", ALL.everybody),
  about("getRegion", ALL.nobodyKnows, { path: () => `/regions/${NOBODY}` }),
  about("createRegion", ALL.admin, { body: () => ({ name: "Region", coordinators: [NOBODY] }) }),
  about("updateRegion", ALL.adminFinds, { path: () => `/regions/${NOBODY}`, body: () => ({ name: "N" }) }),
  about("deleteRegion", ALL.adminFinds, { path: () => `/regions/${NOBODY}` }),
  about("listCoordinators", ALL.everybody),
  about("countCoordinators", ALL.everybody),
  about("getCoordinator", ALL.nobodyKnows, { path: () => `/coordinators/${NOBODY}` }),
  about("createCoordinator", ALL.admin, { body: () => ({ name: "Coordinator" }) }),
  about("updateCoordinator", ALL.adminFinds, { path: () => `/coordinators/${NOBODY}`, body: () => ({ name: "N" }) }),
  about("deleteCoordinator", ALL.adminFinds, { path: () => `/coordinators/${NOBODY}` }),
  // No pages are loaded in tests.
  about("getStaticPage", ALL.nobodyKnows, { path: () => "/static-pages/ABOUT" }),
  about("listStaticPages", ALL.admin),
  about("getStaticPageTexts", ALL.adminFinds, { path: () => "/static-pages/ABOUT/texts" }),
  about("updateStaticPage", ALL.adminFinds, { path: () => "/static-pages/ABOUT?lang=en", body: () => ({ title: "T", content: "C" }) }),
  about("previewStaticPage", ALL.admin, { path: () => "/static-pages/ABOUT/preview?lang=en", body: () => ({ content: "C" }) }),
  about("listStaticPageVersions", ALL.adminFinds, { path: () => "/static-pages/ABOUT/versions?lang=en" }),
  about("restoreStaticPage", ALL.adminFinds, { path: () => "/static-pages/ABOUT/restore?lang=en", body: () => ({ to: 1 }) }),

  { ...about("sendServiceFeedback", ALL.everybody, { body: (service) => ({ ...feedback, name: "N", phone: "3055550100", service }) }), thing: "public" },
  about("sendAppFeedback", ALL.everybody, { body: () => ({ ...feedback, subject: "S" }) }),
  about("listFeedbacks", ALL.signedIn),
  about("countFeedbacks", ALL.signedIn),
  about("getFeedback", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}` }),
  about("readFeedback", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}/read` }),
  about("answerFeedback", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}/answered` }),
  about("archiveFeedback", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}/archive` }),
  about("restoreFeedback", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}/restore` }),
  about("undoFeedbackDeletion", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}/undo-deletion` }),
  about("deleteFeedback", ALL.signedInFinds, { path: () => `/feedbacks/${NOBODY}` }),
  about("addFile", ALL.everybody, { body: () => ({}) }),
  about("readFile", ALL.nobodyKnows, { path: () => "/files/nothing.webp" }),

  about("signIn", ALL.everybody, { body: () => account }),
  about("signOut", ALL.everybody),
  about("signUp", ALL.everybody, { body: (id) => ({ ...account, email: `${id}@people.example`, displayName: "N" }) }),
  about("getProfile", ALL.signedIn),
  about("editProfile", ALL.signedIn, { body: () => ({ displayName: "N" }) }),
  about("changePassword", ALL.signedIn, { body: () => ({ oldPassword: "old password", newPassword: "new password" }) }),
  about("resetPassword", ALL.everybody, { body: () => ({ ...account, token: "dead" }) }),
  about("requestResetPassword", ALL.nobodyKnows, { body: () => ({ email: account.email }) }),
  about("confirmEmail", ALL.everybody, { body: () => ({ token: "dead" }) }),
  about("sendConfirmation", ALL.signedIn),
  about("listSessions", ALL.signedIn),
  about("endSession", [401, 404, 404, 404, 404, 404, 404], { path: () => `/auth/sessions/${NOBODY}` }),
  about("endEverySession", ALL.signedIn),
  about("requestDeletion", ALL.signedIn),
  about("reportNotifications", ALL.signedIn),
  about("getNotices", ALL.signedIn),
  about("chooseNotices", ALL.signedIn, { body: () => ({ feedback: "DAILY" }) }),
  about("listDemonstrationPeople", ALL.nobodyKnows),
  about("listPasskeys", ALL.signedIn),
  // The app of these tests has no name that passkeys could belong to.
  about("beginPasskey", [401, 404, 404, 404, 404, 404, 404]),
  about("addPasskey", [401, 404, 404, 404, 404, 404, 404], {
    body: () => ({ credential: NEW_CREDENTIAL }),
  }),
  about("renamePasskey", [401, 404, 404, 404, 404, 404, 404], {
    path: () => `/auth/passkeys/${NOBODY}`,
    body: () => ({ name: "Mine" }),
  }),
  about("removePasskey", [401, 404, 404, 404, 404, 404, 404], { path: () => `/auth/passkeys/${NOBODY}` }),
  // No one here has a passkey that codes could stand in for.
  about("renewRecoveryCodes", [401, 404, 404, 404, 404, 404, 404]),
  about("beginPasskeySignIn", ALL.nobodyKnows),
  about("signInWithPasskey", ALL.nobodyKnows, { body: () => ({ credential: CREDENTIAL }) }),
  about("beginSecondFactor", ALL.everybody, { body: () => ({ factorToken: "dead" }) }),
  about("finishSecondFactor", ALL.everybody, { body: () => ({ factorToken: "dead", recoveryCode: "x" }) }),
  about("sendEnrollment", ALL.everybody, { body: () => ({ factorToken: "dead" }) }),
  about("beginEnrollment", ALL.everybody, { body: () => ({ token: "dead" }) }),
  about("finishEnrollment", ALL.everybody, {
    body: () => ({ token: "dead", credential: NEW_CREDENTIAL }),
  }),
  about("listProviders", ALL.everybody),

  about("listUsers", ALL.admin),
  about("countUsers", ALL.admin),
  about("summarizeUsers", ALL.admin),
  about("getUser", ALL.adminFinds, { path: () => `/users/${NOBODY}` }),
  about("editUser", ALL.adminFinds, { path: () => `/users/${NOBODY}`, body: () => ({ displayName: "N" }) }),
  about("deleteUser", ALL.adminFinds, { path: () => `/users/${NOBODY}` }),
  about("listServicesOfUser", ALL.adminFinds, { path: () => `/users/${NOBODY}/services` }),
  about("deleteUserWithHandover", ALL.adminFinds, { path: () => `/users/${NOBODY}/delete`, body: () => ({}) }),
  about("undoUserDeletion", ALL.adminFinds, { path: () => `/users/${NOBODY}/undo-deletion` }),
  about("resetPasskeys", ALL.adminFinds, { path: () => `/users/${NOBODY}/passkeys` }),
  about("setPermission", ALL.adminFinds, { path: () => `/users/${NOBODY}/set-permission`, body: () => ({ role: "USER" }) }),
  about("invite", ALL.admin, { body: () => ({ email: "invited@help.example", role: "USER" }) }),
  about("listInvitations", ALL.admin),
  about("cancelInvitation", ALL.adminFinds, { path: () => `/invitations/${NOBODY}` }),
  about("acceptInvitation", ALL.everybody, { body: () => ({ token: "dead", password: account.password }) }),
  // No one is asked about a service that waits, its owner neither.
  { ...about("askToConfirm",   [401, 403, 403, 403, "yes", "yes", "yes"]), thing: "public", whose: "own" },
  { ...about("askToConfirm",   [401, 403, 403, 403, "yes", "yes", "yes"]), thing: "public" },
  { ...about("askToConfirm",   [401, 403, 403, 403, 404,   404,   404]), thing: "waiting" },
  about("listHardNights", ALL.everybody),
  about("proposeHardNights", ALL.superUsers, { path: () => "/hard-nights/proposals?nearCoordinate=-80|25" }),
  about("makeCityFile", ALL.admin, { body: () => ({ place: "Nowhere at all" }) }),
  about("declareHardNight", ALL.superUsers, { body: () => ({}) }),
  about("endHardNight", ALL.superUsersFind),
  about("undoHardNightEnd", ALL.superUsersFind),
  about("getRollCall", ALL.superUsersFind),
  about("startRollCall", ALL.superUsersFind),
  about("noteRollCall", ALL.superUsersFind, { body: () => ({ service: NOBODY, answer: "YES" }) }),
  about("listCampaigns", ALL.admin),
  about("previewCampaign", ALL.admin, { body: () => ({ source: null, county: null, days: 0 }) }),
  about("startCampaign", ALL.admin, { body: () => ({ source: null, county: null, days: 0 }) }),
  about("undoCampaign", ALL.adminFinds, { path: () => `/campaigns/${NOBODY}/undo` }),
  about("getCampaign", ALL.adminFinds, { path: () => `/campaigns/${NOBODY}` }),
  about("noteCall", ALL.adminFinds, { path: () => `/campaigns/${NOBODY}/calls`, body: () => ({ service: NOBODY, outcome: "CONFIRMED" }) }),
  about("readConfirmation", ALL.everybody, { path: () => "/confirmations?token=dead" }),
  about("answerByLink", ALL.everybody, { body: () => ({ token: "dead", field: "cost", answer: "Free" }) }),
  about("confirmByLink", ALL.everybody, { body: () => ({ token: "dead" }) }),
  about("changeByLink", ALL.everybody, { body: () => ({ token: "dead" }) }),
  about("getPermissions", ALL.admin),
  about("listWebhooks", ALL.admin),
  about("createWebhook", ALL.admin, { body: () => ({ url: "https://hub.example/hook", events: ["service.deleted"] }) }),
  about("listHarvests", ALL.admin, { path: () => "/harvests" }),
  about("runHarvest", ALL.adminFinds, { path: () => "/harvests/none/run" }),
  about("approveHarvest", ALL.adminFinds, { path: () => "/harvests/none/approve", body: () => ({ copy: 1 }) }),
  about("declineHarvest", ALL.adminFinds, { path: () => "/harvests/none/decline", body: () => ({ copy: 1 }) }),
  about("undoHarvest", ALL.adminFinds, { path: () => "/harvests/none/undo", body: () => ({ run: "none" }) }),
  about("editWebhook", ALL.adminFinds, { path: () => `/webhooks/${NOBODY}`, body: () => ({ isOn: true }) }),
  about("renewWebhookSecret", ALL.adminFinds, { path: () => `/webhooks/${NOBODY}/secret` }),
  about("deleteWebhook", ALL.adminFinds, { path: () => `/webhooks/${NOBODY}` }),
  about("resendMessages", ALL.adminFinds, { path: () => `/webhooks/${NOBODY}/resend`, body: () => ({}) }),
  about("listApiKeys", ALL.admin),
  about("createApiKey", ALL.admin, { body: () => ({ name: "Hub", role: "VOLUNTEER", scopes: ["editService"], days: 30, requestsPerMinute: 60 }) }),
  about("revokeApiKey", ALL.adminFinds, { path: () => `/api-keys/${NOBODY}` }),
  about("listHistory", ALL.admin),
  // Who may undo what depends on the change: undo-change.test.ts.
  about("undoChange", ALL.signedInFinds, { path: () => "/history/999999999/undo", body: () => ({}) }),
  about("getDirectoryHealth", ALL.leads),
  about("listFindings", ALL.leads),
  about("listImports", ALL.leads),
  about("getImport", ALL.leadsFind, { path: () => `/imports/${NOBODY}` }),
  about("listImportItems", ALL.leadsFind, { path: () => `/imports/${NOBODY}/items?kind=ADDED` }),
  about("exportDirectory", ALL.admin),
  about("getExportState", ALL.admin),
  about("uploadImport", ALL.leads),
  about("startImport", ALL.adminFinds, { path: () => `/imports/${NOBODY}/start` }),
  about("cancelImport", ALL.leadsFind, { path: () => `/imports/${NOBODY}/cancel` }),
  about("undoImport", ALL.adminFinds, { path: () => `/imports/${NOBODY}/undo` }),
  about("listWithheldPlaces", ALL.leads),
  ...aboutServices("readWithheldPlace", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   403,   "yes", "yes", "yes"],
    waiting: [401,   404,   404,   403,   "yes", "yes", "yes"],
  }),
  ...aboutServices("decideWithheldPlace", {
    own:     [401,   404,   404,   404,   404,   404,   404],
    foreign: [401,   403,   403,   403,   404,   404,   404],
    waiting: [401,   404,   404,   403,   404,   404,   404],
  }, { body: () => ({ decision: "KEEP" }) }),
  ...aboutServices("readDoor", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   403,   "yes", "yes", "yes"],
    waiting: [401,   404,   404,   403,   "yes", "yes", "yes"],
  }),
  // Only the owner can ask, and without a request there is nothing to take back: show-door.test.ts.
  ...aboutServices("decideDoor", {
    own:     [401,   "yes", "yes", "yes", "yes", "yes", "yes"],
    foreign: [401,   403,   403,   403,   "yes", "yes", "yes"],
    waiting: [401,   404,   404,   403,   "yes", "yes", "yes"],
  }, { body: () => ({ decision: "KEEP" }) }),
  about("listDuplicates", ALL.leads),
  about("mergeServices", ALL.leadsFind, { body: () => ({ keep: NOBODY, merge: NOBODY.replace("ff", "fe") }) }),
  about("dismissDuplicate", ALL.leadsFind, { path: () => `/services/duplicates/${NOBODY}/dismiss` }),
  about("listMerges", ALL.admin),
  about("undoMerge", ALL.adminFinds, { path: () => `/services/merges/${NOBODY}/undo` }),
  about("getHealth", ALL.everybody),
  about("getLive", ALL.everybody),
];
