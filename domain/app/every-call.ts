import { calls as accounts } from "../accounts/feature.ts";
import type { Call } from "../base/contract/call.ts";
import { calls as beds } from "../beds/feature.ts";
import { calls as chatbot } from "../chatbot/feature.ts";
import { calls as confirmations } from "../confirmations/feature.ts";
import { calls as contacts } from "../contacts/feature.ts";
import { calls as danger } from "../danger/feature.ts";
import { calls as demonstration } from "../demonstration/feature.ts";
import { calls as directions } from "../directions/feature.ts";
import { calls as directoryHealth } from "../directory-health/feature.ts";
import { calls as duplicates } from "../duplicates/feature.ts";
import { calls as favorites } from "../favorites/feature.ts";
import { calls as feedback } from "../feedback/feature.ts";
import { calls as hardNights } from "../hard-nights/feature.ts";
import { calls as history } from "../history/feature.ts";
import { calls as hsds } from "../hsds/feature.ts";
import { calls as imports } from "../imports/feature.ts";
import { calls as integrations } from "../integrations/feature.ts";
import { calls as listings } from "../listings/feature.ts";
import { calls as mail } from "../mail/feature.ts";
import { calls as offline } from "../offline/feature.ts";
import { calls as operations } from "../operations/feature.ts";
import { calls as places } from "../places/feature.ts";
import { calls as services } from "../services/feature.ts";
import { calls as staticPages } from "../static-pages/feature.ts";
import { calls as translation } from "../translation/feature.ts";

/** All calls of the API, for the published contract and its checks. */
export const EVERY_CALL: readonly Call[] = [
  ...accounts,
  ...beds,
  ...chatbot,
  ...confirmations,
  ...contacts,
  ...danger,
  ...demonstration,
  ...directions,
  ...directoryHealth,
  ...duplicates,
  ...favorites,
  ...feedback,
  ...hardNights,
  ...history,
  ...hsds,
  ...imports,
  ...integrations,
  ...listings,
  ...mail,
  ...offline,
  ...operations,
  ...places,
  ...services,
  ...staticPages,
  ...translation,
];

type Declared =
  | (typeof accounts)[number]
  | (typeof beds)[number]
  | (typeof chatbot)[number]
  | (typeof confirmations)[number]
  | (typeof contacts)[number]
  | (typeof danger)[number]
  | (typeof demonstration)[number]
  | (typeof directions)[number]
  | (typeof directoryHealth)[number]
  | (typeof duplicates)[number]
  | (typeof favorites)[number]
  | (typeof feedback)[number]
  | (typeof hardNights)[number]
  | (typeof history)[number]
  | (typeof hsds)[number]
  | (typeof imports)[number]
  | (typeof integrations)[number]
  | (typeof listings)[number]
  | (typeof mail)[number]
  | (typeof offline)[number]
  | (typeof operations)[number]
  | (typeof places)[number]
  | (typeof services)[number]
  | (typeof staticPages)[number]
  | (typeof translation)[number];
/** The declared calls by endpoint. Types only, so that browsers do not load the schemas. */
export type Endpoints = { readonly [C in Declared as `${C["method"]} ${C["path"]}`]: C };
