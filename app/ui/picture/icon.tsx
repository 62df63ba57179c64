type IconProps = { name: string; className?: string; admin?: boolean };

/** Icons of the admin area are in a file of their own, which visitors do not fetch. */
export function Icon({ name, className, admin }: IconProps) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`/iconos${admin ? "-admin" : ""}.svg#${name}`} />
    </svg>
  );
}
