type IconProps = { name: string; className?: string; admin?: boolean };

/** Drawings that only the admin area shows stand in a file of their own: visitors do not fetch them. */
export function Icon({ name, className, admin }: IconProps) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`/iconos${admin ? "-admin" : ""}.svg#${name}`} />
    </svg>
  );
}
