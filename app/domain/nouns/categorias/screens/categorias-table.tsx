import { useState } from "react";
import { paths } from "~/site/paths";
import { useScriptReady } from "~/ui/field/script-ready";
import { OrderForm, type Place } from "~/ui/form/order-form";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { RowMore, TitleLink } from "~/ui/list/row-link";
import { Icon } from "~/ui/picture/icon";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import type { Categoria, CategoriaPrincipal } from "~nouns/categorias/rules/categoria";
import { isExternalUrl } from "~nouns/imagenes/rules/imagen-url";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import { VariosBox } from "~record/varios/varios-box";

interface CategoriasTableProps {
  tree: CategoriaPrincipal[];
  startsFolded: boolean;
  isWhole: boolean;
  /** Only main admins may change data sheets. */
  isMain: boolean;
  usos: Readonly<Record<string, number>>;
  volver: string;
}

const COLUMNS = [
  { label: "Categoría" },
  { label: "Slug" },
  { label: "Acciones", align: "right" },
] as const;

export function CategoriasTable({ tree, ...props }: CategoriasTableProps) {
  return (
    <DataTable caption="Categorías" columns={COLUMNS}>
      {tree.map((principal, index) => (
        <Group key={principal.id} principal={principal} at={index} of={tree.length} {...props} />
      ))}
    </DataTable>
  );
}

type GroupProps = Omit<CategoriasTableProps, "tree"> & Place & { principal: CategoriaPrincipal };

function Group({ principal, startsFolded, usos, ...props }: GroupProps) {
  const [isOpen, setOpen] = useState(!startsFolded);
  const isReady = useScriptReady();
  const { subcategorias } = principal;
  const productosOf = ({ slug }: Categoria) => usos[slug] ?? 0;
  return (
    <>
      <CategoriaRow
        categoria={principal}
        productos={productosOf(principal)}
        inside={subcategorias.reduce((sum, each) => sum + productosOf(each), 0)}
        {...props}
        toggle={
          subcategorias.length > 0 &&
          (isReady ? (
            <button
              type="button"
              onClick={() => setOpen(!isOpen)}
              aria-expanded={isOpen}
              className="grid size-9 flex-none cursor-pointer place-items-center rounded-md text-soft hover:bg-band"
            >
              <Icon name="flecha" className={`size-4 ${isOpen ? "rotate-90" : ""}`} />
              <span className="sr-only">Subcategorías de {principal.nombre}</span>
            </button>
          ) : (
            <span className="w-9 flex-none @max-[48rem]:noscript:hidden" />
          ))
        }
      />
      {isOpen &&
        subcategorias.map((child, index) => (
          <CategoriaRow
            key={child.id}
            categoria={child}
            productos={productosOf(child)}
            {...props}
            at={index}
            of={subcategorias.length}
            isChild
          />
        ))}
    </>
  );
}

interface CategoriaRowProps
  extends Pick<CategoriasTableProps, "isWhole" | "isMain" | "volver">,
    Place {
  categoria: Categoria;
  productos: number;
  inside?: number;
  toggle?: React.ReactNode;
  isChild?: boolean;
}

function CategoriaRow(props: CategoriaRowProps) {
  const { categoria, productos, inside = 0, toggle, isChild = false, ...list } = props;
  const { isWhole, isMain, volver, ...place } = list;
  const { id, nombre, slug, descripcion, imagen } = categoria;
  const rowId = `categoria-${id}`;
  return (
    <DataRow
      id={rowId}
      tabIndex={-1}
      className="-outline-offset-2 @max-[34rem]:gap-0 @max-[34rem]:px-3 @max-[34rem]:py-2"
    >
      <DataCell isHeader>
        <div
          className={`flex min-w-0 flex-1 items-center gap-3 ${isChild ? "pl-4 @min-[34rem]:pl-12" : ""}`}
        >
          <VariosBox id={id} title={nombre} look="-m-1 flex-none" />
          {toggle || (!isChild && <span className="w-9 flex-none @max-[48rem]:hidden" />)}
          <Thumbnail
            imagen={imagen}
            sizes="64px"
            className={`flex-none rounded-md ${isChild ? "w-12" : "w-14"}`}
          />
          <div className="min-w-0 wrap-anywhere">
            <TitleLink href={paths.adminForm("categoria", id, { volver })} name={nombre} />
            <p className="line-clamp-1 text-sm text-soft">
              {formatCount(productos, "producto", "productos")}
              {inside > 0 && ` + ${formatNumber(inside)} en subcategorías`}
              {descripcion && ` · ${descripcion}`}
            </p>
            {isExternalUrl(imagen.url) && <span className="chip mt-1">Imagen externa</span>}
          </div>
        </div>
      </DataCell>
      <DataCell label="Slug" className="@max-[34rem]:hidden @min-[34rem]:@max-[48rem]:col-span-3">
        <code className="text-sm wrap-anywhere @min-[48rem]:inline-block @min-[48rem]:min-w-28">
          {slug}
        </code>
      </DataCell>
      <DataCell className="@min-[34rem]:@max-[48rem]:row-[1/3]">
        <div className="flex flex-wrap items-center gap-2 @max-[34rem]:w-full @max-[34rem]:justify-end @min-[34rem]:justify-end @min-[48rem]:flex-nowrap">
          {isWhole && (
            <OrderForm
              rowId={rowId}
              name={nombre}
              {...place}
              action={`${paths.adminCategorias()}?index`}
              fields={{ id, volver: `${volver}#${rowId}` }}
            />
          )}
          {!isChild && (
            <a href={paths.adminDatos(id)} className="btn btn-quiet px-4 text-sm">
              Datos<span className="sr-only"> de {nombre}</span>
            </a>
          )}
          {isMain && !isChild && (
            <a href={paths.adminFicha(id)} className="btn btn-quiet px-4 text-sm">
              Ficha<span className="sr-only"> de {nombre}</span>
            </a>
          )}
          <RowMore href={paths.adminEliminar("categoria", id, { volver })} name={nombre} />
        </div>
      </DataCell>
    </DataRow>
  );
}
