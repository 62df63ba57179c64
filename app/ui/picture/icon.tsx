export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`/iconos.svg#${name}`} />
    </svg>
  );
}
