import type { IconName } from "../../../base/ui/Icon.tsx";
import styles from "./Picture.module.css";

/** A color of ours and an outline, on a ground of 320 × 200. */
type Shape = readonly [
  "sheet" | "ink" | "pale" | "brand" | "soft" | "open" | "closed" | "caution" | "white",
  string,
];

/** A box with round corners. */
function box(x: number, y: number, width: number, height: number, radius = height / 2): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`;
}

function disc(x: number, y: number, radius: number): string {
  return box(x - radius, y - radius, 2 * radius, 2 * radius);
}

const STAR = "l5.4 11.2 12.2 1.6-9 8.4 2.2 12.2-10.8-6-10.8 6 2.2-12.2-9-8.4 12.2-1.6z";
const HEART = "c-4-6-13-3-13 4 0 7 13 15 13 15s13-8 13-15c0-7-9-10-13-4z";
const PHONE = "l-15 1c-5 0-9 5-9 10 3 38 30 65 68 68 5 0 10-4 10-9l1-15-22-9-9 9c-13-6-22-15-28-28l9-9z";
const CHECK = "l7 7 14-15 4 4-18 19-11-11z";

/** Our own drawings, one for each slide: what the words say, as shapes of the screens. */
const SCENES: readonly (readonly Shape[])[] = [
  // A list under a roof: open, and closed.
  [
    ["brand", "M160 14l52 36H108z"],
    ["sheet", box(70, 58, 180, 54, 12)],
    ["ink", box(84, 70, 84, 9)],
    ["open", disc(89, 94, 5)],
    ["open", box(100, 90, 66, 8)],
    ["brand", box(200, 72, 36, 24)],
    ["sheet", box(70, 122, 180, 54, 12)],
    ["ink", box(84, 134, 64, 9)],
    ["closed", box(84, 153, 10, 10, 2)],
    ["closed", box(100, 154, 84, 8)],
    ["pale", `M218 141${HEART}`],
  ],
  // One page: star, buttons, the week's hours, the bus.
  [
    ["sheet", box(60, 16, 200, 168, 14)],
    ["ink", box(76, 32, 104, 11)],
    ["open", box(76, 51, 74, 8)],
    ["caution", `M232 26${STAR}`],
    ["brand", box(76, 70, 52, 26, 8)],
    ["soft", box(134, 70, 52, 26, 8)],
    ["soft", box(192, 70, 52, 26, 8)],
    ["open", box(76, 108, 60, 7)],
    ["open", box(96, 120, 60, 7)],
    ["open", box(76, 132, 84, 7)],
    ["brand", box(180, 112, 64, 44, 10)],
    ["white", box(187, 119, 22, 14, 3)],
    ["white", box(215, 119, 22, 14, 3)],
    ["ink", disc(195, 157, 7)],
    ["ink", disc(229, 157, 7)],
    ["pale", box(76, 166, 168, 4)],
  ],
  // Five tabs, and the row that narrows one.
  [
    ["sheet", box(40, 40, 240, 124, 14)],
    ["brand", box(54, 54, 48, 24)],
    ["soft", box(108, 54, 76, 24)],
    ["soft", box(190, 54, 62, 24)],
    ["pale", box(54, 92, 130, 8)],
    ["pale", box(54, 106, 96, 8)],
    ["soft", box(54, 126, 36, 26, 8)],
    ["brand", box(98, 126, 36, 26, 8)],
    ["soft", box(142, 126, 36, 26, 8)],
    ["soft", box(186, 126, 36, 26, 8)],
    ["soft", box(230, 126, 36, 26, 8)],
  ],
  // People, one group of them chosen.
  [
    ["sheet", box(50, 30, 220, 140, 14)],
    ["pale", disc(100, 72, 15)],
    ["pale", "M72 116c0-18 12-28 28-28s28 10 28 28z"],
    ["brand", disc(160, 66, 18)],
    ["brand", "M126 116c0-22 14-32 34-32s34 10 34 32z"],
    ["pale", disc(220, 72, 15)],
    ["pale", "M192 116c0-18 12-28 28-28s28 10 28 28z"],
    ["soft", box(72, 132, 52, 22)],
    ["brand", box(132, 132, 56, 22)],
    ["white", `M148 139${CHECK}`],
    ["soft", box(196, 132, 52, 22)],
  ],
  // A phone that answers.
  [
    ["brand", `M104 58${PHONE}`],
    [
      "sheet",
      "M182 30h76a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-48l-18 18v-18h-10a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14z",
    ],
    ["open", `M220 50${HEART}`],
    ["pale", box(190, 80, 60, 8)],
  ],
  // A letter to a service.
  [
    ["sheet", box(70, 40, 180, 120, 14)],
    ["soft", "M76 52l84 64 84-64v12l-84 64-84-64z"],
    ["brand", disc(236, 148, 26)],
    ["white", "M224 148l24-11-9 25-4-10z"],
  ],
  // List and map.
  [
    ["sheet", box(36, 34, 116, 132, 14)],
    ["ink", box(50, 50, 62, 8)],
    ["open", box(50, 64, 44, 7)],
    ["ink", box(50, 90, 74, 8)],
    ["closed", box(50, 104, 54, 7)],
    ["ink", box(50, 130, 58, 8)],
    ["open", box(50, 144, 40, 7)],
    ["sheet", box(164, 34, 120, 132, 14)],
    ["soft", "M164 104l120-34v14l-120 34zM214 34h12l14 132h-12z"],
    ["open", "M196 66a13 13 0 0 1 26 0c0 11-13 24-13 24s-13-13-13-24z"],
    ["white", disc(209, 66, 5)],
    ["closed", "M238 110h24v22l-12 13-12-13z"],
    ["white", box(246, 116, 8, 8, 1)],
  ],
  // A question and its answer.
  [
    [
      "sheet",
      "M70 28h110a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H98L78 104V86h-8a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14z",
    ],
    ["ink", box(76, 44, 90, 9)],
    ["pale", box(76, 62, 60, 8)],
    [
      "brand",
      "M140 98h110a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-8v18l-20-18h-82a14 14 0 0 1-14-14v-34a14 14 0 0 1 14-14z",
    ],
    ["white", box(146, 114, 98, 9)],
    ["white", box(146, 132, 66, 8)],
  ],
  // A page that is agreed to.
  [
    ["sheet", box(96, 20, 128, 160, 14)],
    ["ink", box(114, 40, 72, 10)],
    ["pale", box(114, 62, 92, 7)],
    ["pale", box(114, 76, 92, 7)],
    ["pale", box(114, 90, 70, 7)],
    ["pale", box(114, 112, 92, 7)],
    ["pale", box(114, 126, 54, 7)],
    ["open", disc(208, 150, 26)],
    ["white", `M196 150${CHECK}`],
  ],
];

/** An icon of ours where a screen has it, on a square with this corner and side. */
type Mark = readonly [IconName, x: number, y: number, side: number, colour: "onBrand" | "onSheet"];

const MARKS: Readonly<Record<number, readonly Mark[]>> = {
  0: [["phone", 211, 77, 14, "onBrand"]],
  1: [
    ["phone", 93, 74, 18, "onBrand"],
    ["walk", 151, 74, 18, "onSheet"],
    ["star", 209, 74, 18, "onSheet"],
  ],
  2: [
    ["check", 70, 58, 16, "onBrand"],
    ["food", 63, 130, 18, "onSheet"],
    ["house", 107, 130, 18, "onBrand"],
    ["health", 151, 130, 18, "onSheet"],
    ["box", 195, 130, 18, "onSheet"],
    ["work", 239, 130, 18, "onSheet"],
  ],
};

/** Decoration: the text next to it has the same content. */
export function Picture({ slide }: { slide: number }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      {SCENES[slide]?.map(([colour, outline]) => (
        <path key={`${colour} ${outline}`} className={styles[colour]} d={outline} />
      ))}
      {MARKS[slide]?.map(([name, x, y, side, colour]) => (
        <use
          key={name}
          className={styles[colour]}
          href={`#i-${name}`}
          x={x}
          y={y}
          width={side}
          height={side}
        />
      ))}
    </svg>
  );
}
