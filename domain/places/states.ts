/** The states, territories and provinces that the gazetteer knows. */

export interface StateOfCountry {
  /** Two letters, as on mail; no two are the same in the United States and Canada. */
  readonly code: string;
  readonly country: "US" | "CA";
  /** English first, then the Spanish and French names that differ by more than an accent. */
  readonly names: readonly string[];
}

function states(
  country: StateOfCountry["country"],
  named: Readonly<Record<string, readonly string[]>>,
): StateOfCountry[] {
  return Object.entries(named).map(([code, names]) => ({ code, country, names }));
}

export const STATES: readonly StateOfCountry[] = [
  ...states("US", {
    AL: ["Alabama"],
    AK: ["Alaska"],
    AZ: ["Arizona"],
    AR: ["Arkansas"],
    CA: ["California"],
    CO: ["Colorado"],
    CT: ["Connecticut"],
    DE: ["Delaware"],
    DC: ["District of Columbia", "Distrito de Columbia"],
    FL: ["Florida"],
    GA: ["Georgia"],
    HI: ["Hawaii", "Hawái"],
    ID: ["Idaho"],
    IL: ["Illinois"],
    IN: ["Indiana"],
    IA: ["Iowa"],
    KS: ["Kansas"],
    KY: ["Kentucky"],
    LA: ["Louisiana", "Luisiana"],
    ME: ["Maine"],
    MD: ["Maryland"],
    MA: ["Massachusetts"],
    MI: ["Michigan"],
    MN: ["Minnesota"],
    MS: ["Mississippi", "Misisipi"],
    MO: ["Missouri", "Misuri"],
    MT: ["Montana"],
    NE: ["Nebraska"],
    NV: ["Nevada"],
    NH: ["New Hampshire", "Nuevo Hampshire"],
    NJ: ["New Jersey", "Nueva Jersey"],
    NM: ["New Mexico", "Nuevo México"],
    NY: ["New York", "Nueva York"],
    NC: ["North Carolina", "Carolina del Norte"],
    ND: ["North Dakota", "Dakota del Norte"],
    OH: ["Ohio"],
    OK: ["Oklahoma"],
    OR: ["Oregon", "Oregón"],
    PA: ["Pennsylvania", "Pensilvania"],
    RI: ["Rhode Island"],
    SC: ["South Carolina", "Carolina del Sur"],
    SD: ["South Dakota", "Dakota del Sur"],
    TN: ["Tennessee"],
    TX: ["Texas", "Tejas"],
    UT: ["Utah"],
    VT: ["Vermont"],
    VA: ["Virginia"],
    WA: ["Washington"],
    WV: ["West Virginia", "Virginia Occidental"],
    WI: ["Wisconsin"],
    WY: ["Wyoming"],
    PR: ["Puerto Rico"],
    VI: ["Virgin Islands", "Islas Vírgenes"],
    GU: ["Guam"],
    AS: ["American Samoa", "Samoa Americana"],
    MP: ["Northern Mariana Islands", "Islas Marianas del Norte"],
  }),
  ...states("CA", {
    AB: ["Alberta"],
    BC: ["British Columbia", "Columbia Británica", "Colombie-Britannique"],
    MB: ["Manitoba"],
    NB: ["New Brunswick", "Nuevo Brunswick", "Nouveau-Brunswick"],
    NL: ["Newfoundland and Labrador", "Terranova y Labrador", "Terre-Neuve-et-Labrador"],
    NS: ["Nova Scotia", "Nueva Escocia", "Nouvelle-Écosse"],
    NT: ["Northwest Territories", "Territorios del Noroeste", "Territoires du Nord-Ouest"],
    NU: ["Nunavut"],
    ON: ["Ontario"],
    PE: ["Prince Edward Island", "Isla del Príncipe Eduardo", "Île-du-Prince-Édouard"],
    QC: ["Quebec"],
    SK: ["Saskatchewan"],
    YT: ["Yukon"],
  }),
];

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));

/** The state with these two letters, in any case. */
export function stateOfCode(code: string): StateOfCountry | undefined {
  return BY_CODE.get(code.trim().toUpperCase());
}
