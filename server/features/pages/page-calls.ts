import { getProfile } from "#domain/account/account-calls.ts";
import { listSessions } from "#domain/account/session-calls.ts";
import type { Caller } from "#domain/contract/call.ts";
import type { AccountCalls, PageCalls } from "#domain/contract/page-rendering.ts";
import { listCrisisLines } from "#domain/crisis-lines/crisis-line-calls.ts";
import { listDemonstrationPeople } from "#domain/demonstration/demonstration-calls.ts";
import { searchCityOrZip } from "#domain/places/place-calls.ts";
import { countServices, getService, getServicePins, listServices } from "#domain/services/service-calls.ts";
import { listProviders } from "#domain/social-sign-in/provider-calls.ts";
import { getStaticPage } from "#domain/static-pages/static-page-calls.ts";

/** The calls of pages by the same handlers that HTTP has, in process. */
export function pageCalls(call: Caller): PageCalls {
  return {
    listServices: (query) => call(listServices, { query }),
    countServices: (query) => call(countServices, { query }),
    getService: (id, query) => call(getService, { params: { id }, query }),
    getServicePins: (query) => call(getServicePins, { query }),
    listCrisisLines: (query) => call(listCrisisLines, { query }),
    searchPlaces: (keyword) => call(searchCityOrZip, { body: { keyword } }),
    getStaticPage: (code, lang) => call(getStaticPage, { params: { code }, query: { lang } }),
  };
}

/** Those that only the pages of accounts make. */
export function accountCallsOf(call: Caller): AccountCalls {
  return {
    getProfile: () => call(getProfile, {}),
    listSessions: () => call(listSessions, {}),
    listDemonstrationPeople: () => call(listDemonstrationPeople, {}),
    listProviders: () => call(listProviders, {}),
  };
}
