import type { UsoDeImagen } from "~/domain/imagenes/rules/biblioteca";
import { paths } from "~/site/paths";

const KINDS: Record<UsoDeImagen["tipo"], { label: string; href: (id: string) => string }> = {
  producto: { label: "Producto", href: (id) => paths.adminForm("producto", id) },
  consejo: { label: "Consejo", href: (id) => paths.adminForm("consejo", id) },
  categoria: { label: "Categoría", href: (id) => paths.adminForm("categoria", id) },
  ajuste: { label: "Ajustes", href: () => paths.adminAjustes("aspecto") },
  pagina: { label: "Página", href: (id) => paths.adminForm("pagina", id) },
  autor: { label: "Autor", href: (id) => paths.adminForm("autor", id) },
};

export function UsosList({ usos }: { usos: UsoDeImagen[] }) {
  if (usos.length === 0) return <p className="text-soft">No se usa en ningún sitio.</p>;
  return (
    <ul className="grid gap-2">
      {usos.map(({ tipo, id, titulo }) => (
        <li key={`${tipo}-${id}`} className="flex flex-wrap items-baseline gap-x-3">
          <span className="chip">{KINDS[tipo].label}</span>
          <a href={KINDS[tipo].href(id)} className="prose-link min-w-0 py-1 break-words">
            {titulo}
          </a>
        </li>
      ))}
    </ul>
  );
}
