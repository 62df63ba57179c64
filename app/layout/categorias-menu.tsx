import { paths } from "~/site/paths";
import { fallbackDescripcion } from "~nouns/categorias/rules/categoria";
import { CategoriaIcon } from "~nouns/categorias/screens/categoria-icon";
import { useMenu } from "~nouns/categorias/screens/use-categorias";

type CategoriasMenuProps = { className: string; isWide?: boolean };

export function CategoriasMenu({ className, isWide = false }: CategoriasMenuProps) {
  const principales = useMenu();
  return (
    <div className={`menu-categorias ${className}`}>
      <ul>
        {principales.map(({ id, slug, nombre, descripcion }) => (
          <li key={id}>
            <a href={paths.categoria(slug)}>
              <CategoriaIcon slug={slug} />
              <strong>{nombre}</strong>
              {isWide && <small> {descripcion ?? fallbackDescripcion(nombre)}</small>}
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
