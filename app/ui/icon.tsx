/** A symbol of `public/iconos.svg`. A text stands beside it, so readers skip it. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <use href={`/iconos.svg#${name}`} />
    </svg>
  );
}
