import * as z from "zod/mini";
import { oneLine, severalLines } from "../contract/contact-text.ts";
import {
  MAX_ADDRESS_LINE,
  MAX_ATTACHMENTS,
  MAX_COMMENT,
  MAX_EMAIL,
  MAX_ENTRIES,
  MAX_PLACE_NAME,
  MAX_WEB_ADDRESS,
} from "../contract/limits.ts";
import { id, oneOf } from "../contract/text.ts";
import { scheduleEntryInput } from "../schedule/entry-contract.ts";
import {
  ADDRESS_VISIBILITIES,
  CATEGORIES,
  type Category,
  NEEDS,
  SERVICE_TYPES,
  TEXT_STATES,
} from "../services/enumerations.ts";

/**
 * The body of POST /services and PUT /services/{id}, as it is sent: types and characters only. What has to be true of
 * the fields is `checkListing`'s to say, in the browser and on the server alike (`check-listing.ts`).
 *
 * Absent means unchanged (of a new service: empty), null or an empty text means cleared. A whole service, as older
 * clients send it back, may come too: what it carries that nobody enters is not looked at. Any other name is refused.
 */

/** Longer texts are not looked at; shorter ones that are too long are `checkListing`'s to refuse. */
const LONGEST = 20_000;

/** Empty is null. */
function emptyIsNull(schema: z.ZodMiniType<string, string>) {
  return z.optional(
    z.nullable(
      z.pipe(
        schema,
        z.transform((value: string) => (value === "" ? null : value)),
      ),
    ),
  );
}

const line = (max = LONGEST) => emptyIsNull(oneLine({ max }));
const lines = (max = LONGEST) => emptyIsNull(severalLines({ max }));
const yesOrNo = z.optional(z.nullable(z.boolean()));
const textState = z.optional(z.nullable(z.enum(TEXT_STATES)));

/** A whole number, or its digits, as forms send it. */
const count = z.optional(
  z.nullable(
    z.pipe(
      z.union([z.number(), z.string().check(z.maxLength(20))]),
      z.transform((value, context): number | null => {
        if (value === "") return null;
        const isNumber = typeof value === "number" || /^-?\d+$/.test(value.trim());
        if (isNumber && Number.isSafeInteger(Number(value))) return Number(value);
        context.issues.push({ code: "custom", input: value, params: { message: "notWholeNumber" } });
        return z.NEVER;
      }),
    ),
  ),
);

function several<const Name extends string>(
  names: readonly Name[],
  aliases: Readonly<Record<string, Name>> = {},
) {
  return z.optional(z.nullable(z.array(oneOf(names, "unknownValue", aliases)).check(z.maxLength(50))));
}

const location = z.optional(
  z.nullable(
    z.object({
      /** Longitude, latitude. */
      coordinates: z.tuple([
        z.number().check(z.minimum(-180), z.maximum(180)),
        z.number().check(z.minimum(-90), z.maximum(90)),
      ]),
    }),
  ),
);

const entries = z.optional(z.nullable(z.array(scheduleEntryInput).check(z.maxLength(MAX_ENTRIES))));

const fields = {
  name: line(),
  description: lines(),
  descriptionEs: lines(),
  descriptionEsState: textState,
  serviceSummary: lines(),
  serviceSummaryEs: lines(),
  serviceSummaryEsState: textState,
  age: line(),
  ageEs: line(),
  ageEsState: textState,
  type: several(SERVICE_TYPES),
  needs: several(NEEDS),
  category: several<Category>(CATEGORIES, { youth_and_kids: "KIDS" }),
  addressVisibility: z.optional(z.nullable(z.enum(ADDRESS_VISIBILITIES))),
  address1: line(10 * MAX_ADDRESS_LINE),
  address2: line(10 * MAX_ADDRESS_LINE),
  city: line(10 * MAX_PLACE_NAME),
  state: line(10 * MAX_PLACE_NAME),
  zip: line(MAX_PLACE_NAME),
  country: line(10 * MAX_PLACE_NAME),
  /** Where the pin was put; absent while the address changes: found by the address, and approximate. */
  location,
  /** The pin is the ZIP's or the city's centre, not the door's. */
  isLocationApproximate: yesOrNo,
  /** IANA name. Follows the pin; administrators may set another. */
  timeZone: line(100),
  phone: line(100),
  phoneExtension: line(100),
  contactEmail: line(4 * MAX_EMAIL),
  website: line(4 * MAX_WEB_ADDRESS),
  facebook: line(4 * MAX_WEB_ADDRESS),
  twitter: line(4 * MAX_WEB_ADDRESS),
  instagram: line(4 * MAX_WEB_ADDRESS),
  youtube: line(4 * MAX_WEB_ADDRESS),
  isAllowedPets: yesOrNo,
  isLowBarrier: yesOrNo,
  isContact: yesOrNo,
  /** This and the next are left as they were where the viewer is no administrator. */
  isShowFlag: yesOrNo,
  isShowDonate: yesOrNo,
  schedules: entries,
  closeSchedules: entries,
  availableBeds: count,
  totalBeds: count,
  /** These are left as they were for those who may set no alert. */
  isCriticalHeader: yesOrNo,
  criticalDescription: lines(),
  criticalDescriptionEs: lines(),
  /** An ISO instant, or a date `MM/DD/YYYY`: 23:59 on that day, where the service is. */
  criticalExpiredAt: line(100),
  isCriticalNeverExpire: yesOrNo,
  /** A note for those who may edit; never public. */
  comment: lines(4 * MAX_COMMENT),
  attachments: z.optional(z.nullable(z.array(oneLine({ max: 200 })).check(z.maxLength(MAX_ATTACHMENTS)))),
  /** The owner's mail address. Left as it was where the viewer is no administrator. */
  userEmail: line(4 * MAX_EMAIL),
  /**
   * Of a new service: a UUID made by the form, which becomes its id. Sent again, by the same person, it answers with the
   * service that is there: a reply that was lost on the way makes no second one.
   */
  sendingId: z.optional(z.nullable(id())),
  /** That the editor saw. Another one in the meantime is 409; without it the save is taken. */
  version: z.optional(z.nullable(z.int())),
};

/** Other spellings of older clients. */
const aliases = {
  isAllowedPet: yesOrNo,
  isShowContact: yesOrNo,
  isCritical: yesOrNo,
};

const ignored = z.optional(z.unknown());

/** What a service that is sent back carries besides. */
const notEntered = {
  id: ignored,
  _id: ignored,
  __v: ignored,
  user: ignored,
  likes: ignored,
  distance: ignored,
  may: ignored,
  openStatus: ignored,
  isApproved: ignored,
  approvedAt: ignored,
  verifiedAt: ignored,
  verifiedBy: ignored,
  bedsUpdatedAt: ignored,
  sourceDescription: ignored,
  externalIds: ignored,
  pending: ignored,
  reviewState: ignored,
  refusalReason: ignored,
  ownerLostAt: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  lastUpdated: ignored,
};

const formFields = z.object(fields);

/** The form's fields by their canonical names; what is absent is `undefined`. */
export type ServiceForm = z.output<typeof formFields>;
/** The same, as it is written. */
export type ServiceFormInput = z.input<typeof formFields>;

/** @see the file's head */
export const serviceForm = z.pipe(
  z.strictObject({ ...fields, ...aliases, ...notEntered }),
  z.transform((given): ServiceForm => {
    const form: ServiceForm = {};
    for (const name of FORM_FIELDS) Object.assign(form, { [name]: given[name] });
    form.isAllowedPets ??= given.isAllowedPet;
    form.isShowFlag ??= given.isShowContact;
    form.isCriticalHeader ??= given.isCritical;
    return form;
  }),
);

const FORM_FIELDS = z.keyof(formFields).options;
