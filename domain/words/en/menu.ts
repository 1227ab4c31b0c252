/** The side menu's entries for people with an account, and for those who may get one. */
export const menu = {
  signIn: "Sign in or sign up",
  signInHint: "For people who run services",
  signedInAs: "Signed in as",
  yourWork: "Your work",
  yourAccount: "Your account",
  addService: "Add service",
  manageServices: "Manage services",
  updateBeds: "Update shelter beds",
  approvals: "Approvals",
  addCrisisLine: "Add a crisis line",
  editService: "Edit service",
  editCrisisLine: "Edit a crisis line",
  permissions: "Permissions",
  bedsTitle: "Available beds",
  permissionsTitle: "Who can do what",
  profile: "Manage profile",
  changePassword: "Change password",
  sessions: "Where you're signed in",
  signOut: "Sign out",
  signingOut: "Signing out…",
  needsScripts: "This page needs JavaScript. Please turn it on in your browser.",
  signedOut: "Signed out successfully",
};

export type MenuWords = typeof menu;
