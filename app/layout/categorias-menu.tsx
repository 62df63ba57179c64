import { fallbackDescripcion } from "~/domain/categorias/categoria";
import { CategoriaIcon } from "~/domain/categorias/categoria-icon";
import { paths } from "~/paths";
import { useSite } from "~/site-data";

/** Main categories with icon, name and description, then the way to all of them. */
export function CategoriasMenu({ className }: { className: string }) {
  const { categorias } = useSite();
  const principales = "data" in categorias ? categorias.data : [];
  return (
    <div className={className}>
      <ul className="grid gap-1 md:grid-cols-2">
        {principales.map(({ id, slug, nombre, descripcion }) => (
          <li key={id}>
            <a href={paths.categoria(slug)} className="flex gap-3 rounded-md p-2.5 hover:bg-band">
              <CategoriaIcon slug={slug} className="mt-0.5 text-accent" />
              <span>
                <span className="block font-semibold">{nombre}</span>{" "}
                <span className="hidden text-xs leading-snug text-soft md:block">
                  {descripcion ?? fallbackDescripcion(nombre)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a
        href={paths.categorias()}
        className="prose-link mt-1 block border-line p-2.5 font-semibold md:border-t md:pt-3"
      >
        Ver todas las categorías
      </a>
    </div>
  );
}
