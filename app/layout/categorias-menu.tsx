import { paths } from "~/site/paths";
import { fallbackDescripcion } from "~nouns/categorias/rules/categoria";
import { CategoriaIcon } from "~nouns/categorias/screens/categoria-icon";
import { useMenu } from "~nouns/categorias/screens/use-categorias";

export function CategoriasMenu() {
  const principales = useMenu();
  return (
    <div className="menu-categorias">
      <ul>
        {principales.map(({ id, slug, nombre, descripcion }) => (
          <li key={id}>
            <a href={paths.categoria(slug)}>
              <CategoriaIcon slug={slug} />
              <strong>{nombre}</strong>
              <small className="max-md:hidden"> {descripcion ?? fallbackDescripcion(nombre)}</small>
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
