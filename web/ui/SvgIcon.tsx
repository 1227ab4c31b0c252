/** Drawings that only parts on demand use, on the same grid as the sprite's; they come with those parts. */
const DRAWINGS = {
  turn: "m12 2.8 9.2 9.2-9.2 9.2L2.8 12 12 2.8ZM9 14.8V12a1.2 1.2 0 0 1 1.2-1.2h4.6M12.8 8.5l2.3 2.3-2.3 2.3",
  paw: "M4.1 11a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M7.7 6.8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M12.7 6.8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M16.5 11a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M12 11.5c-2.5 0-4.8 3-4.8 5.3 0 1.7 1.3 2.4 2.6 2.2 1.5-.3 2.9-.3 4.4 0 1.3.2 2.6-.5 2.6-2.2 0-2.3-2.3-5.3-4.8-5.3Z",
  door: "M6 21V3.5h12V21M3.5 21h17M14.5 12v.5",
  people:
    "M5.7 8a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0M3 20c0-3.6 2.5-6 6-6s6 2.4 6 6M16 5.2a3.2 3.2 0 0 1 0 5.8M17.5 14.3c2.2.7 3.5 2.8 3.5 5.7",
  cake: "M4 20.5v-8h16v8M3 20.5h18M4 16c2.7 0 2.7 1.5 5.3 1.5S12 16 14.7 16s2.6 1.5 5.3 1.5M12 12.5V8M12 5.5v-2",
  link: "M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2",
  share: "M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11.5H5v9h14v-9h-3",
  print: "M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14h10v6.5H7z",
  mail: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 7l8.5 6 8.5-6",
  picture:
    "M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3.5 17.5 9 12l4 4 3-3 4.5 4.5M14 8.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
  target:
    "M5.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M10.5 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22",
  lock: "M6.5 11h11a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  eye: "M2.5 12S6 5 12 5s9.5 7 9.5 7S18 19 12 19s-9.5-7-9.5-7ZM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0",
  eyeOff:
    "M4 4l16 16M9.9 5.3A10 10 0 0 1 12 5c6 0 9.5 7 9.5 7a17 17 0 0 1-2.8 3.6M6.3 6.8C3.9 8.6 2.5 12 2.5 12S6 19 12 19a9.6 9.6 0 0 0 4.5-1.1",
} as const;

export type SvgIconName = keyof typeof DRAWINGS;

export function SvgIcon({ name, className }: { name: SvgIconName; className?: string | undefined }) {
  return (
    <svg
      className={className === undefined ? "icon" : `icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
