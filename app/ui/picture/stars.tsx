const ROW = "/iconos.svg#estrellas";

/** Draws five pale stars, and over them as much of five full ones as the value says. */
export function Stars({ value }: { value: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 90 18" className="stars">
      <use href={ROW} />
      <g>
        <svg aria-hidden="true" width={Math.round(180 * value) / 10} height="18">
          <use href={ROW} />
        </svg>
      </g>
    </svg>
  );
}
