// Made by `npm run features`.
import type { ServerFeature } from "../base/feature/server-feature.ts";
import { feature as accounts } from "../features/accounts/feature.ts";
import { feature as beds } from "../features/beds/feature.ts";
import { feature as chatbot } from "../features/chatbot/feature.ts";
import { feature as confirmations } from "../features/confirmations/feature.ts";
import { feature as contacts } from "../features/contacts/feature.ts";
import { feature as danger } from "../features/danger/feature.ts";
import { feature as demonstration } from "../features/demonstration/feature.ts";
import { feature as directions } from "../features/directions/feature.ts";
import { feature as directoryHealth } from "../features/directory-health/feature.ts";
import { feature as duplicates } from "../features/duplicates/feature.ts";
import { feature as embed } from "../features/embed/feature.ts";
import { feature as favorites } from "../features/favorites/feature.ts";
import { feature as feedback } from "../features/feedback/feature.ts";
import { feature as hardNights } from "../features/hard-nights/feature.ts";
import { feature as history } from "../features/history/feature.ts";
import { feature as hsds } from "../features/hsds/feature.ts";
import { feature as imports } from "../features/imports/feature.ts";
import { feature as integrations } from "../features/integrations/feature.ts";
import { feature as listings } from "../features/listings/feature.ts";
import { feature as mail } from "../features/mail/feature.ts";
import { feature as offline } from "../features/offline/feature.ts";
import { feature as operations } from "../features/operations/feature.ts";
import { feature as places } from "../features/places/feature.ts";
import { feature as servicePage } from "../features/service-page/feature.ts";
import { feature as services } from "../features/services/feature.ts";
import { feature as staticPages } from "../features/static-pages/feature.ts";
import { feature as translation } from "../features/translation/feature.ts";

/** The doors of all features that have a part in the server. */
export const FEATURES: readonly ServerFeature[] = [
  accounts,
  beds,
  chatbot,
  confirmations,
  contacts,
  danger,
  demonstration,
  directions,
  directoryHealth,
  duplicates,
  embed,
  favorites,
  feedback,
  hardNights,
  history,
  hsds,
  imports,
  integrations,
  listings,
  mail,
  offline,
  operations,
  places,
  servicePage,
  services,
  staticPages,
  translation,
];
