import { Picture } from "~/domain/imagenes/picture";
import { paths } from "~/paths";
import { type Categoria, fallbackDescripcion } from "./categoria";
import { CategoriaIcon } from "./categoria-icon";

export function CategoriaGrid({ categorias }: { categorias: Categoria[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {categorias.map((categoria) => (
        <li key={categoria.id} className="grid grid-cols-1 sm:max-lg:last:odd:col-span-full">
          <a
            href={paths.categoria(categoria.slug)}
            className="group card flex-row items-center gap-4 p-4 hover:border-brand"
          >
            <span className="frame size-20 flex-none rounded-md">
              <Picture imagen={categoria.imagen} sizes="5rem" thumb decorative />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="flex items-center gap-2 font-semibold group-hover:text-brand">
                <CategoriaIcon slug={categoria.slug} className="size-5 text-accent" />
                {categoria.nombre}
              </span>
              <span className="mt-0.5 block text-sm leading-snug text-soft">
                {categoria.descripcion ?? fallbackDescripcion(categoria.nombre)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
