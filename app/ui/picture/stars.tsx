const ROW = "/iconos.svg#estrellas";

/** Five stars, and so much of the same five above them as the value says. */
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
