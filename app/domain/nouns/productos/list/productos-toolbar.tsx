import { paths } from "~/site/paths";
import type { Choice } from "~/ui/field/field";
import { ActiveFilter } from "~/ui/list/active-filter";
import { FilterLinks } from "~/ui/list/filter-links";
import { ListSelect, ListToolbar } from "~/ui/list/list-toolbar";
import { formatCount } from "~/ui/text/format-number";
import { FEATURED_LIMIT } from "~nouns/productos/rules/producto";
import { ESTADO_OPTIONS } from "~record/tipos/estado";
import * as lista from "../rules/lista-admin";

interface ProductosToolbarProps {
  filtro: lista.FiltroProductos;
  total: number | undefined;
  featured: number;
  categorias: Choice[];
}

const VIEWS = [
  { text: "Todos", value: "" },
  { text: "Destacados", value: "destacados" },
] as const;

export function ProductosToolbar({ filtro, total, featured, categorias }: ProductosToolbarProps) {
  const { filtro: vista, orden, importacion } = lista.toQuery(filtro);
  const off = (query: Partial<lista.FiltroProductos>) =>
    paths.adminProductos(lista.toQuery({ ...filtro, ...query, pagina: 1 }));
  const isFiltered = lista.isNarrowed({ ...filtro, filtro: "", importacion: "" });
  if (total === 0 && !lista.isNarrowed(filtro)) return null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FilterLinks
          label="Vista"
          links={VIEWS.map(({ text, value }) => ({
            text,
            href: off({ filtro: value }),
            isCurrent: vista === value,
          }))}
        />
        <p className="text-sm text-soft" role="status">
          {total !== undefined &&
            (vista === "destacados"
              ? `(${featured}/${FEATURED_LIMIT} máximo)`
              : formatCount(total, "producto", "productos"))}
        </p>
      </div>
      <ListToolbar
        action={paths.adminProductos()}
        label="Buscar por título o identificador"
        q={filtro.q}
        kept={{ filtro: vista, orden, importacion }}
        clear={isFiltered ? paths.adminProductos({ filtro: vista, importacion }) : undefined}
      >
        <ListSelect
          name="categoria"
          label="Categoría"
          value={filtro.categoria}
          options={[{ value: "", label: "Todas" }, ...categorias]}
        />
        <ListSelect name="estado" label="Estado" value={filtro.estado} options={ESTADO_OPTIONS} />
      </ListToolbar>
      {lista.isPendiente(vista) && (
        <ActiveFilter label={lista.PENDIENTES[vista]} off={off({ filtro: "" })} />
      )}
      {importacion && (
        <ActiveFilter label="lo que trajo una importación" off={off({ importacion: "" })} />
      )}
    </div>
  );
}
