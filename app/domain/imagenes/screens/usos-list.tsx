import type { UsoDeImagen } from "~/domain/imagenes/rules/biblioteca";
import { paths } from "~/site/paths";

const KINDS: Record<UsoDeImagen["tipo"], { label: string; href: (id: string) => string }> = {
  producto: { label: "Producto", href: paths.adminProducto },
  consejo: { label: "Consejo", href: paths.adminConsejo },
  categoria: { label: "Categoría", href: paths.adminCategoria },
  ajuste: { label: "Ajustes", href: () => paths.adminAjustes("aspecto") },
  pagina: { label: "Página", href: paths.adminPagina },
  autor: { label: "Autor", href: paths.adminAutor },
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
