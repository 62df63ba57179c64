import { NavLink } from "@remix-run/react";
import { paths } from "~/site/paths";
import { SECCIONES } from "./secciones/secciones";

const PAGES = [
  ...Object.entries(SECCIONES).map(([seccion, { title }]) => ({
    title,
    href: paths.adminAjustes(seccion),
  })),
  { title: "Direcciones", href: paths.adminAjustes("direcciones") },
  { title: "Correo", href: paths.adminAjustes("correo") },
  { title: "Copias", href: paths.adminAjustes("copias") },
];

export function AjustesHeader() {
  return (
    <>
      <h1 className="text-3xl">Ajustes</h1>
      <nav aria-label="Secciones de los ajustes" className="my-6">
        <ul className="secciones">
          {PAGES.map(({ title, href }) => (
            <li key={href}>
              <NavLink to={href} end>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
