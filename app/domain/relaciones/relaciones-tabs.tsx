import { paths } from "~/paths";
import type { OrigenTipo } from "./relacion";

/** The two kinds of relations; links, so that each has its address. */
export function RelacionesTabs({ tipo }: { tipo: OrigenTipo }) {
  const tabs = [
    { label: "Productos Relacionados", tipo: "producto", href: paths.adminRelaciones() },
    {
      label: "Consejos y Productos",
      tipo: "consejo",
      href: paths.adminRelaciones({ vista: "consejos" }),
    },
  ];
  return (
    <nav aria-label="Tipo de relación">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ label, href, ...tab }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={tab.tipo === tipo ? "page" : undefined}
              className={`btn ${tab.tipo === tipo ? "btn-brand" : "btn-quiet bg-surface"}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
