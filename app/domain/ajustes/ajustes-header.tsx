import { NavLink } from "@remix-run/react";
import { paths } from "~/site/paths";
import { SECCIONES } from "./secciones/secciones";

const PAGES = [
  ...Object.entries(SECCIONES).map(([seccion, { title }]) => ({
    title,
    href: paths.adminAjustes(seccion),
  })),
  { title: "Correo", href: paths.adminCorreo() },
  { title: "Copias", href: paths.adminCopias() },
];

export function AjustesHeader() {
  return (
    <>
      <h1 className="text-3xl">Ajustes</h1>
      <nav aria-label="Secciones de los ajustes" className="my-6">
        <ul className="flex flex-wrap gap-2">
          {PAGES.map(({ title, href }) => (
            <li key={href}>
              <NavLink
                to={href}
                end
                className="btn btn-quiet px-4 aria-[current]:bg-brand-tint aria-[current]:text-brand"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
