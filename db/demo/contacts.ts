import {
  type ContactFacts,
  type ContactKind,
  EMPTY_CONTACT,
} from "#domain/contacts/regional-contacts/regional-contact.ts";

/** The made-up liaisons, regions and coordinators of the demonstration, each after those whom it names. */
export interface DemonstrationContact {
  readonly id: string;
  readonly kind: ContactKind;
  readonly facts: ContactFacts;
}

function contact(number: number, kind: ContactKind, facts: Partial<ContactFacts>): DemonstrationContact {
  return {
    id: `01950000-0000-7000-8000-00000000c0${String(number).padStart(2, "0")}`,
    kind,
    facts: { ...EMPTY_CONTACT, ...facts },
  };
}

/** The invented town stands on the coast of a real county. */
const COUNTY = "Demo Coast, Mendocino County";

const NORTH = contact(1, "coordinators", {
  name: "Rosa Fielding",
  counties: [COUNTY],
  address: "12 Example Pier, Demo Harbor",
  officePhone: "(555) 555-0161",
  mobilePhone: "(555) 555-0162",
  extension: "4",
  email: "rosa.fielding@coast.example",
});
const SOUTH = contact(2, "coordinators", {
  name: "Teo Marsh",
  counties: [COUNTY],
  officePhone: "(555) 555-0163",
  email: "teo.marsh@coast.example",
});

export const DEMONSTRATION_CONTACTS: readonly DemonstrationContact[] = [
  NORTH,
  SOUTH,
  contact(3, "regions", {
    name: "Demo Coast Region",
    counties: [COUNTY],
    coordinators: [NORTH.id, SOUTH.id],
  }),
  contact(4, "liaisons", {
    name: "Ines Calder",
    title: "Liaison for students without stable housing",
    district: "Demo Harbor Schools",
    county: COUNTY,
    phones: ["(555) 555-0164"],
    extension: "21",
    email: "ines.calder@schools.example",
  }),
  contact(5, "liaisons", {
    name: "Omar Reyes",
    title: "School social worker",
    district: "Demo Valley Schools",
    county: COUNTY,
    phones: ["(555) 555-0165", "(555) 555-0166"],
    email: "omar.reyes@schools.example",
  }),
];
