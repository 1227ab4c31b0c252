import {
  editProfile,
  getProfile,
  requestDeletion,
  signIn,
  signOut,
  signUp,
} from "../account/account-calls.ts";
import {
  changePassword,
  confirmEmail,
  requestResetPassword,
  resetPassword,
  sendConfirmation,
} from "../account/password-calls.ts";
import { endEverySession, endSession, listSessions } from "../account/session-calls.ts";
import { API_KEY_CALLS } from "../api-keys/api-key-calls.ts";
import { APPROVAL_CALLS } from "../approvals/approval-calls.ts";
import { countAsk } from "../asks/ask-calls.ts";
import { reportNotifications } from "../badges/badge-calls.ts";
import { listShelterBeds, updateAvailableBeds } from "../beds/bed-calls.ts";
import {
  getCampaign,
  listCampaigns,
  noteCall,
  previewCampaign,
  startCampaign,
} from "../campaigns/campaign-calls.ts";
import { queryBot } from "../chatbot/chatbot-calls.ts";
import { makeCityFile } from "../city-file/city-file-calls.ts";
import { getCityPack, getCityPackGeneration } from "../city-pack/city-pack-calls.ts";
import { acceptClaim, claimService, getClaimable, grantClaim, readClaimLink } from "../claims/claim-calls.ts";
import {
  answerByLink,
  askToConfirm,
  changeByLink,
  confirmByLink,
  readConfirmation,
} from "../confirmations/confirmation-calls.ts";
import { CRISIS_LINE_CALLS } from "../crisis-lines/crisis-line-calls.ts";
import { getDangerHelp, noticeDangerCall } from "../danger/danger-calls.ts";
import { DAY_CLOSING_CALLS } from "../day-closings/day-closing-calls.ts";
import { listDemonstrationPeople } from "../demonstration/demonstration-calls.ts";
import { getArrivals, getDirections, getListOrder } from "../directions/direction-calls.ts";
import { getDirectoryHealth, listFindings } from "../directory-health/directory-health-calls.ts";
import {
  dismissDuplicate,
  listDuplicates,
  listMerges,
  mergeServices,
  undoMerge,
} from "../duplicates/duplicate-calls.ts";
import { sendAppFeedback, sendServiceFeedback } from "../feedback/feedback-calls.ts";
import {
  answerFeedback,
  archiveFeedback,
  countFeedbacks,
  deleteFeedback,
  getFeedback,
  listFeedbacks,
  readFeedback,
  restoreFeedback,
  undoFeedbackDeletion,
} from "../feedback/inbox-calls.ts";
import { addFile, readFile } from "../files/file-calls.ts";
import { geocodeAddress } from "../geocoding/geocoding-calls.ts";
import {
  declareHardNight,
  endHardNight,
  listHardNights,
  proposeHardNights,
  undoHardNightEnd,
} from "../hard-nights/hard-night-calls.ts";
import {
  approveHarvest,
  declineHarvest,
  listHarvests,
  runHarvest,
  undoHarvest,
} from "../harvest/harvest-calls.ts";
import { getHealth, getLive } from "../health/health-calls.ts";
import { listHistory, undoChange } from "../history/history-calls.ts";
import { exportDirectory, getExportState } from "../hsds/export-calls.ts";
import {
  getHsds,
  getHsdsOrganization,
  getHsdsProfile,
  getHsdsService,
  getHsdsSite,
  getHsdsTaxonomy,
  getHsdsTerm,
  listHsdsChanges,
  listHsdsOrganizations,
  listHsdsServices,
  listHsdsSites,
  listHsdsTaxonomies,
  listHsdsTerms,
  searchHsdsOrganizations,
  searchHsdsServices,
  searchHsdsSites,
  searchHsdsTaxonomies,
  searchHsdsTerms,
} from "../hsds/hsds-calls.ts";
import {
  cancelImport,
  getImport,
  listImportItems,
  listImports,
  startImport,
  undoImport,
  uploadImport,
} from "../imports/import-calls.ts";
import {
  acceptInvitation,
  cancelInvitation,
  invite,
  listInvitations,
} from "../invitations/invitation-calls.ts";
import { giveKudo } from "../kudos/kudo-calls.ts";
import { getServiceFacts, getServiceHistory, listingCalls } from "../listings/listing-calls.ts";
import { chooseNotices, getNotices } from "../notices/notice-calls.ts";
import {
  countOrganizations,
  createOrganization,
  deleteOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from "../organizations/organization-calls.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from "../passkeys/passkey-calls.ts";
import {
  beginEnrollment,
  beginSecondFactor,
  finishEnrollment,
  finishSecondFactor,
  sendEnrollment,
} from "../passkeys/second-factor-calls.ts";
import { findPlaces, nearestTown, searchCityOrZip } from "../places/place-calls.ts";
import { protectionCalls } from "../protection/door-calls.ts";
import { coordinatorCalls, liaisonCalls, regionCalls } from "../regional-contacts/contact-calls.ts";
import { getPermissions } from "../roles/permission-calls.ts";
import { getRollCall, noteRollCall, startRollCall } from "../roll-call/roll-call-calls.ts";
import {
  countFoundByType,
  countFoundServices,
  getFoundPins,
  searchServices,
} from "../services/search-calls.ts";
import {
  countServices,
  countServicesByType,
  getService,
  getServicePins,
  listServices,
} from "../services/service-calls.ts";
import { listProviders } from "../social-sign-in/provider-calls.ts";
import {
  getStaticPageTexts,
  listStaticPages,
  listStaticPageVersions,
  previewStaticPage,
  restoreStaticPage,
  updateStaticPage,
} from "../static-pages/edit-page-calls.ts";
import { getStaticPage } from "../static-pages/static-page-calls.ts";
import { listTopics } from "../topics/topic-calls.ts";
import { translateText } from "../translation/translation-calls.ts";
import {
  countUsers,
  deleteUser,
  deleteUserWithHandover,
  editUser,
  getUser,
  listServicesOfUser,
  listUsers,
  resetPasskeys,
  setPermission,
  summarizeUsers,
  undoUserDeletion,
} from "../users/user-calls.ts";
import { WEBHOOK_CALLS } from "../webhooks/webhook-calls.ts";
import type { Call } from "./call.ts";

/** All calls of the API, for the published contract and its checks. */
const DECLARED = [
  listServices,
  countServices,
  countServicesByType,
  searchServices,
  countFoundServices,
  countFoundByType,
  getFoundPins,
  noticeDangerCall,
  getDangerHelp,
  getServicePins,
  getDirections,
  getArrivals,
  getListOrder,
  getService,
  getCityPack,
  getCityPackGeneration,
  ...listingCalls,
  ...DAY_CLOSING_CALLS,
  claimService,
  getClaimable,
  grantClaim,
  readClaimLink,
  acceptClaim,
  getServiceFacts,
  getServiceHistory,
  ...APPROVAL_CALLS,
  giveKudo,
  countAsk,
  listShelterBeds,
  updateAvailableBeds,
  searchCityOrZip,
  findPlaces,
  nearestTown,
  geocodeAddress,
  translateText,
  ...CRISIS_LINE_CALLS,
  liaisonCalls.list,
  liaisonCalls.count,
  liaisonCalls.get,
  liaisonCalls.create,
  liaisonCalls.update,
  liaisonCalls.remove,
  regionCalls.list,
  regionCalls.count,
  regionCalls.get,
  regionCalls.create,
  regionCalls.update,
  regionCalls.remove,
  coordinatorCalls.list,
  coordinatorCalls.count,
  coordinatorCalls.get,
  coordinatorCalls.create,
  coordinatorCalls.update,
  coordinatorCalls.remove,
  listStaticPages,
  getStaticPage,
  getStaticPageTexts,
  updateStaticPage,
  previewStaticPage,
  listStaticPageVersions,
  restoreStaticPage,
  sendServiceFeedback,
  sendAppFeedback,
  listFeedbacks,
  countFeedbacks,
  getFeedback,
  readFeedback,
  answerFeedback,
  archiveFeedback,
  restoreFeedback,
  deleteFeedback,
  undoFeedbackDeletion,
  addFile,
  readFile,
  signIn,
  signOut,
  signUp,
  getProfile,
  editProfile,
  changePassword,
  resetPassword,
  requestResetPassword,
  confirmEmail,
  sendConfirmation,
  listSessions,
  endSession,
  endEverySession,
  requestDeletion,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  renewRecoveryCodes,
  beginPasskeySignIn,
  signInWithPasskey,
  beginSecondFactor,
  finishSecondFactor,
  sendEnrollment,
  beginEnrollment,
  finishEnrollment,
  reportNotifications,
  getNotices,
  chooseNotices,
  listDemonstrationPeople,
  listProviders,
  listUsers,
  countUsers,
  summarizeUsers,
  getUser,
  editUser,
  listServicesOfUser,
  deleteUser,
  deleteUserWithHandover,
  undoUserDeletion,
  resetPasskeys,
  setPermission,
  invite,
  listInvitations,
  cancelInvitation,
  acceptInvitation,
  askToConfirm,
  readConfirmation,
  answerByLink,
  confirmByLink,
  listCampaigns,
  previewCampaign,
  startCampaign,
  getCampaign,
  noteCall,
  changeByLink,
  getPermissions,
  listHistory,
  undoChange,
  getDirectoryHealth,
  listFindings,
  listImports,
  getImport,
  listImportItems,
  uploadImport,
  startImport,
  cancelImport,
  undoImport,
  ...protectionCalls,
  listDuplicates,
  mergeServices,
  dismissDuplicate,
  listMerges,
  undoMerge,
  getHealth,
  getLive,
  listHardNights,
  proposeHardNights,
  declareHardNight,
  endHardNight,
  undoHardNightEnd,
  getRollCall,
  startRollCall,
  noteRollCall,
  queryBot,
  makeCityFile,
  listOrganizations,
  countOrganizations,
  getOrganization,
  createOrganization,
  updateOrganization,
  deleteOrganization,
] as const;

/** In two parts, since the compiler writes down no longer type. */
const DECLARED_TOO = [
  listTopics,
  getHsds,
  getHsdsProfile,
  exportDirectory,
  getExportState,
  listHsdsChanges,
  listHsdsServices,
  searchHsdsServices,
  getHsdsService,
  listHsdsSites,
  searchHsdsSites,
  getHsdsSite,
  listHsdsOrganizations,
  searchHsdsOrganizations,
  getHsdsOrganization,
  listHsdsTaxonomies,
  searchHsdsTaxonomies,
  getHsdsTaxonomy,
  listHsdsTerms,
  searchHsdsTerms,
  getHsdsTerm,
  listHarvests,
  runHarvest,
  approveHarvest,
  declineHarvest,
  undoHarvest,
  ...WEBHOOK_CALLS,
  ...API_KEY_CALLS,
] as const;
export const EVERY_CALL: readonly Call[] = [...DECLARED, ...DECLARED_TOO];

type Declared = (typeof DECLARED)[number] | (typeof DECLARED_TOO)[number];
/** The declared calls by endpoint. Types only, so that browsers do not load the schemas. */
export type Endpoints = { readonly [C in Declared as `${C["method"]} ${C["path"]}`]: C };
