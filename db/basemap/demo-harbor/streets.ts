import { type Spot, spots } from "./ground.ts";

/** Streets of the made-up town, in miles east and north of the landing. Each passes through its points. */

export interface Street {
  /** Null: a street without a name. */
  name: string | null;
  kind: "highway" | "major_road" | "minor_road" | "path";
  points: readonly Spot[];
}

/** Streets that addresses of the demonstration name, and those that join its quarters. */
export const STREETS: readonly Street[] = [
  {
    name: "Demo Coast Hwy",
    kind: "highway",
    points: spots(
      "-3.9,6.5 -3,5.3 -1.9,4.3 -0.6,3.78 1.3,3.66 2.5,3.66 3.6,3.6 4.6,3.2 5.1,2.2 5.05,1 4.9,0 4.4,-1.2 3.95,-2.4 3.7,-3.4 3.6,-4.5",
    ),
  },
  {
    name: "Valley Rd",
    kind: "major_road",
    points: spots("4.78,2.95 6.2,3.1 7.8,2.85 9.4,3.2 11,3.85 12.2,4.2 13,4 14.2,4.3 15,4.2"),
  },
  {
    name: "Beacon Ave",
    kind: "major_road",
    points: spots("1.02,-1.35 1.1,-0.5 1.15,0.3 1.2,1.1 1.35,1.9 1.45,2.9 1.3,3.66"),
  },
  {
    name: "Saltgrass Ave",
    kind: "major_road",
    points: spots("0.36,0.29 0.75,0.43 1.16,0.5 1.5,0.51 2.1,0.46 2.71,0.41 3.4,0.42 4.25,0.46 4.97,0.45"),
  },
  {
    name: "Garrison Blvd",
    kind: "major_road",
    points: spots("2.3,0.45 2.75,1.1 3.1,1.7 3.4,2.2 3.62,2.9 3.6,3.6"),
  },
  { name: "Quay St", kind: "major_road", points: spots("0.02,-0.05 -0.2,-0.16 -0.38,-0.24 -0.5,-0.37") },
  {
    name: "Cannery Row",
    kind: "major_road",
    points: spots(
      "-0.5,-0.37 -0.46,-0.7 -0.52,-0.95 -0.72,-1.25 -0.9,-1.6 -1,-1.95 -1.1,-2.35 -1.12,-2.5 -0.85,-2.66 -0.3,-2.72 0.4,-2.75",
    ),
  },
  { name: "Tidewater Pl", kind: "minor_road", points: spots("0.5,-0.8 0.8,-0.5 1.12,-0.18") },
  {
    name: "Lantern St",
    kind: "major_road",
    points: spots("0.02,-0.05 0.2,0.125 0.31,0.24 0.6,0.53 1.2,1.1"),
  },
  {
    name: "Signal St",
    kind: "minor_road",
    points: spots("-0.1,0.41 0.06,0.25 0.2,0.11 0.46,-0.155 0.55,-0.25 0.8,-0.5"),
  },
  { name: "Courthouse Sq", kind: "minor_road", points: spots("0.06,0.195 0.215,0.04") },
  { name: "Library Steps", kind: "path", points: spots("0.04,0.12 0.135,0.025") },
  { name: "Ferry Landing", kind: "minor_road", points: spots("-0.045,-0.025 0.01,0.01 0.065,0.05 0.1,0.03") },
  { name: "Pier 2", kind: "minor_road", points: spots("-0.29,0.27 -0.3,0.15 -0.3,0.1") },
  {
    name: "Pier Approach",
    kind: "minor_road",
    points: spots("-0.06,0.37 -0.29,0.27 -0.5,0.26 -0.68,0.32 -0.72,0.36 -0.98,0.54"),
  },
  { name: "Slipway", kind: "minor_road", points: spots("-0.98,0.54 -1.2,0.6 -1.3,0.62") },
  { name: "Mole Bridge", kind: "minor_road", points: spots("-0.5,-0.37 -0.6,-0.4 -1.14,-0.63") },
  { name: "Rope Walk", kind: "minor_road", points: spots("-1.14,-0.63 -1.3,-0.7 -1.4,-0.75 -1.54,-0.84") },
  { name: "Net Loft Ln", kind: "minor_road", points: spots("-0.51,-0.93 -0.2,-0.9 0.25,-0.84 0.5,-0.8") },
  {
    name: "Breakwater Rd",
    kind: "minor_road",
    points: spots("1.18,1.02 0.5,0.98 -0.1,1 -0.4,1.03 -0.6,1.09 -0.93,1.31"),
  },
  {
    name: "Lighthouse Rd",
    kind: "minor_road",
    points: spots("-0.18,1.6 -0.6,1.74 -1.1,1.85 -1.6,1.9 -1.76,1.93"),
  },
  { name: "Orchard Way", kind: "minor_road", points: spots("1.2,1.12 1.5,1.16 1.8,1.25 1.9,1.3 2,1.4") },
  { name: "Schoolhouse Rd", kind: "minor_road", points: spots("2,1.4 2.4,1.8 2.75,2.15 3.18,1.84") },
  {
    name: "Chapel Hill",
    kind: "minor_road",
    points: spots("1.4,2.26 1.61,2.29 1.95,2.36 2.3,2.4 2.75,2.15"),
  },
  {
    name: "Colonel's Walk",
    kind: "minor_road",
    points: spots("1.46,2.7 1.9,2.82 2.2,3.1 2.22,3.12 2.5,3.4 2.6,3.66"),
  },
  { name: "College Ter", kind: "minor_road", points: spots("3.3,1.4 3.55,1.15 3.8,0.9 4.25,0.46") },
  { name: "Marsh Rd", kind: "minor_road", points: spots("1.02,-1.3 1.6,-1.25 2.3,-1.3") },
  { name: "Heron Ln", kind: "minor_road", points: spots("2.3,-1.3 2.9,-1.4 3.5,-1.35 4.36,-1.3") },
  {
    name: null,
    kind: "path",
    points: spots("-0.14,0.56 -0.02,0.6 0.12,0.58 0.27,0.66 0.24,0.76 0.1,0.77 -0.02,0.72 -0.12,0.88"),
  },
  {
    name: null,
    kind: "path",
    points: spots("2.4,-1.28 2.42,-0.95 2.6,-0.95 2.95,-0.9 3,-0.6 2.8,-0.47 2.5,-0.5"),
  },
  { name: "Grange Rd", kind: "minor_road", points: spots("12.2,4.2 12.6,3.7 12.85,3.1 12.7,2.4") },
  {
    name: "Slack Water Rd",
    kind: "minor_road",
    points: spots("10.9,3.8 11.3,4.2 11.75,4.85 11.9,5.2 11.85,5.7 12.2,6.5"),
  },
  { name: "Mill Crossing", kind: "minor_road", points: spots("12.95,5.3 13.05,4.7 13.2,4.1 13.4,3.55") },
];

/** A quarter with a grid of streets; the names are of those that run along its angle, then of those across it. */
export interface Quarter {
  ring: readonly Spot[];
  /** Degrees against the clock from the east. */
  angle: number;
  /** Miles between streets along the angle and across it. */
  spacing: readonly [along: number, across: number];
  along: readonly string[];
  across: readonly string[];
}

export const QUARTERS: readonly Quarter[] = [
  {
    ring: spots(
      "-0.1,0.3 -0.02,0.46 0.5,0.46 1.14,1 1.1,0.5 1.1,-0.15 0.8,-0.47 0.52,-0.76 0.12,-0.34 0.03,-0.04",
    ),
    angle: 45,
    spacing: [0.11, 0.13],
    along: named("St", "Anchor Compass Sextant Bosun Tiller Keel Rigging"),
    across: named("Ave", "Gull Tern Petrel Curlew Sandpiper Plover Osprey"),
  },
  {
    ring: spots("-0.44,-0.42 0,-0.14 0.1,-0.36 0.46,-0.77 -0.44,-0.88"),
    angle: 10,
    spacing: [0.12, 0.15],
    along: named("St", "Oakum Barrel Tackle Cleat"),
    across: named("Ave", "Cooper Chandler Caulker Sailmaker Drayman"),
  },
  {
    ring: spots("-0.44,-0.98 0.5,-0.86 1,-0.6 1,-1.36 0.9,-2.1 -0.82,-1.7"),
    angle: 7,
    spacing: [0.13, 0.2],
    along: named("St", "Bobbin Twine Shuttle Mesh Spindle Hemp Loom Thread"),
    across: named("Ave", "Dory Skiff Ketch Yawl Sloop Punt Wherry Lugger"),
  },
  {
    ring: spots("-0.85,-1.78 0.6,-2.1 0.4,-2.68 -0.8,-2.6 -1.02,-2.4"),
    angle: -6,
    spacing: [0.14, 0.19],
    along: named("St", "Brine Kettle Tinsmith Smokehouse Label"),
    across: named("Ave", "Sardine Anchovy Herring Smelt Sprat Mullet Halibut"),
  },
  {
    ring: spots("1.18,0.42 2.5,0.36 2.3,-0.4 2.2,-0.95 1.6,-1.18 1.12,-1.2"),
    angle: -3,
    spacing: [0.14, 0.2],
    along: named("St", "Samphire Sedge Reed Bulrush Cordgrass Thrift Clover Teasel Sorrel"),
    across: named("Ave", "Egret Rail Teal Wigeon Grebe Coot Bittern"),
  },
  {
    ring: spots("1.24,0.58 2.3,0.54 2.66,1.08 2.05,1.34 1.75,1.16 1.25,1.06"),
    angle: -2,
    spacing: [0.13, 0.19],
    along: named("St", "Pippin Russet Damson Medlar"),
    across: named("Ave", "Quince Mulberry Walnut Hazel Cherry Almond Filbert"),
  },
  {
    ring: spots("1.28,1.22 1.75,1.3 2,1.46 2.65,2.12 2.28,2.34 1.42,2.2"),
    angle: 8,
    spacing: [0.15, 0.2],
    along: named("St", "Pear Plum Bramble Elder Rowan Sloe Fig"),
    across: named("Ave", "Grafter Cider Ladder Basket Press Blossom Windfall"),
  },
  {
    ring: spots("1.46,2.34 2.25,2.46 2.8,2.2 3.3,2.3 3.55,2.9 3.54,3.56 1.5,3.58"),
    angle: 59,
    spacing: [0.17, 0.2],
    along: named("St", "Bugle Sentry Barracks Parade Muster Ensign Drummer Halyard"),
    across: named("Ave", "Picket Rampart Bastion Tattoo Reveille Canteen Sabre Epaulet Cadet"),
  },
  {
    ring: spots("2.42,0.5 4.15,0.5 3.3,1.34 2.95,1.34"),
    angle: 1,
    spacing: [0.15, 0.2],
    along: named("St", "Lecture Chalk Slate Inkwell Folio"),
    across: named("Ave", "Abacus Atlas Globe Almanac Primer Ledger Quill Compendium Lexicon"),
  },
  {
    ring: spots("-0.3,1.06 1.14,1.08 1.3,1.9 1.4,2.9 1.26,3.58 -0.2,3.6 -0.7,2.9 -0.6,1.9 -0.1,1.55"),
    angle: 6,
    spacing: [0.17, 0.23],
    along: named(
      "St",
      "Spyglass Cirrus Zephyr Barometer Sunrise Halo Drizzle Thistle Heather Gorse Lichen Fern Juniper Larch Alder Birch",
    ),
    across: named("Ave", "Outlook Vista Ridge Hilltop Skyline Crest Summit Terrace Knoll Brow"),
  },
  {
    ring: spots("-0.95,0.6 -0.7,0.42 -0.3,0.32 -0.16,0.42 -0.2,0.95 -0.6,1 -1.15,0.82"),
    angle: 28,
    spacing: [0.13, 0.16],
    along: named("St", "Capstan Windlass Bollard Fender Gunwale"),
    across: named("Ave", "Rudder Mast Spar Topsail Jib Spinnaker"),
  },
  {
    ring: spots("12.3,4.3 12.55,3.85 12.85,3.4 13.7,3.5 13.8,4.1 13.5,4.65 12.5,4.72"),
    angle: 2,
    spacing: [0.15, 0.2],
    along: named("St", "Barley Millrace Granary Harrow Plow Sickle Hayloft Furrow Oat"),
    across: named("Ave", "Sower Thresher Miller Gleaner Drover Shepherd Farrier Carter"),
  },
];

function named(ending: string, words: string): string[] {
  return words.split(" ").map((word) => `${word} ${ending}`);
}
