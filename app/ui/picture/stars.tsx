const FULL = { href: "/iconos.svg#estrellas" };

/** Five stars, and so much of the same five above them as the value says. */
export function Stars({ value }: { value: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 90 18" className="stars">
      <use {...FULL} />
      <g>
        <svg aria-hidden="true" width={Math.round(180 * value) / 10} height="18">
          <use {...FULL} />
        </svg>
      </g>
    </svg>
  );
}
