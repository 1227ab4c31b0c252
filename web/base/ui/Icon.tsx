/** Names of the drawings in `icon-sprite.ts`. */
export type IconName =
  | "menu"
  | "pin"
  | "search"
  | "down"
  | "close"
  | "back"
  | "check"
  | "clock"
  | "sliders"
  | "phone"
  | "bed"
  | "walk"
  | "heart"
  | "food"
  | "house"
  | "health"
  | "box"
  | "work"
  | "alert"
  | "globe"
  | "chat"
  | "star"
  | "pause"
  | "play";

/** An icon next to text that says the same; screen readers skip it. Its drawing has the measures. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
