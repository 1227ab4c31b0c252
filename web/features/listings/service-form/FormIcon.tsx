/** Icons of this form only, on the same grid as the product's; public pages do not load them. */
const DRAWINGS = {
  copy: "M9 9h10.5v11H9zM15.5 9V4H4.5v12H9",
  bin: "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5 7.5 20h9l1-13.5",
  plus: "M12 5v14M5 12h14",
} as const;

export function FormIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
