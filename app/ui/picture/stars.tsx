const STAR = "M9 1.6l2.2 4.7 5.1.6-3.8 3.5 1 5-4.5-2.5-4.5 2.5 1-5L1.700 6.900l5.100-.6z";

/** Rendered once per document, because every rating repeats the star five times. */
export function StarPatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {["estrella", "estrella-vacia"].map((id) => (
        <pattern key={id} id={id} width="18" height="18" patternUnits="userSpaceOnUse">
          <path d={STAR} className={id === "estrella" ? "fill-star" : "fill-star-empty"} />
        </pattern>
      ))}
    </svg>
  );
}

export function Stars({ value, max = 5 }: { value: number; max?: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${18 * max} 18`} className="stars">
      <rect width={18 * max} height="18" fill="url(#estrella-vacia)" />
      <rect className="on" width={Math.round(180 * value) / 10} height="18" fill="url(#estrella)" />
    </svg>
  );
}
