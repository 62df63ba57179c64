/** A symbol of `public/iconos.svg`; always beside a text, so hidden from readers. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <use href={`/iconos.svg#${name}`} />
    </svg>
  );
}
