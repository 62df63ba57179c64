import { type FormReply, fieldOf, rowField } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { type FieldTexts, RowField } from "~/ui/field/field";
import { OrderForm, type Place } from "~/ui/form/order-form";
import { type Column, DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { RowActions, SiteLink } from "~/ui/list/row-link";
import { ForPublishers } from "~/ui/page/for-publishers";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import type { ProductoLinea } from "~nouns/productos/queries/productos-admin.server";
import { PRICE_MAX_LENGTH } from "~nouns/productos/rules/limites";
import { type FiltroProductos, type Orden, toQuery } from "~nouns/productos/rules/lista-admin";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";
import { EstadoChip, PendienteChip, ProgramadoLine } from "~record/publicacion/estado-lines";
import { VariosCell } from "~record/varios/varios-box";
import { FeaturedSwitch } from "./featured-switch";
import { PrecioButton } from "./precio-comprobado";

export const PRECIOS_FORM = "precios";

interface ProductosTableProps {
  productos: ProductoLinea[];
  filtro: FiltroProductos;
  volver: string;
  /** Prices by product id as they were typed, if they could not be saved. */
  precios: Readonly<Record<string, string>> | undefined;
  reply: FormReply | undefined;
}

export function ProductosTable({ productos, filtro, volver, precios, reply }: ProductosTableProps) {
  const { q, categoria, estado, filtro: vista } = filtro;
  const isInPlace = vista === "destacados" && !(q || categoria || estado);
  const of = productos.length;
  return (
    <DataTable caption="Productos" columns={columnsOf(filtro)}>
      {productos.map((producto, at) => (
        <ProductoRow
          key={producto.id}
          producto={producto}
          volver={volver}
          precio={precios?.[producto.id] ?? producto.price ?? ""}
          precioField={fieldOf(reply, rowField("precio", producto.id))}
          place={isInPlace ? { at, of } : undefined}
        />
      ))}
    </DataTable>
  );
}

function columnsOf(filtro: FiltroProductos): Column[] {
  const sort = (orden: Orden) => {
    if (filtro.filtro === "destacados") return undefined;
    const isCurrent = filtro.orden === orden;
    const isDescending = isCurrent && filtro.isDescending;
    const next = isCurrent ? !isDescending : orden === "valoracion";
    const query = toQuery({ ...filtro, orden, isDescending: next, pagina: 1 });
    return { isCurrent, isDescending, href: paths.adminProductos(query) };
  };
  return [
    { label: "Seleccionar", isHidden: true },
    { label: "Producto", sort: sort("titulo") },
    { label: "Categoría", sort: sort("categoria") },
    { label: "Valoración", sort: sort("valoracion") },
    { label: "Precio" },
    { label: "Destacado en Home" },
    { label: "Acciones", isHidden: true },
  ];
}

type RowProps = { producto: ProductoLinea; volver: string };

type ProductoRowProps = RowProps & {
  precio: string;
  precioField: Pick<FieldTexts, "id" | "error">;
  place: Place | undefined;
};

function ProductoRow({ producto, volver, precio, precioField, place }: ProductoRowProps) {
  const { id, title, categoriaNombre, isCategoriaOculta, rating, price, estado, isFeatured } =
    producto;
  return (
    <DataRow id={`producto-${id}`} tabIndex={place && -1}>
      <VariosCell id={id} title={title} />
      <DataCell isHeader className="@max-[48rem]:order-first @min-[48rem]:w-full">
        <ProductoName producto={producto} volver={volver} />
      </DataCell>
      <DataCell label="Categoría">
        <span className="wrap-anywhere @min-[48rem]:inline-block @min-[48rem]:min-w-26">
          {categoriaNombre}
          {isCategoriaOculta && (
            <>
              {" "}
              <span className="chip bg-danger-tint text-ink">desconocida</span>
            </>
          )}
        </span>
      </DataCell>
      <DataCell label="Valoración">{isRated(rating) ? formatRating(rating) : UNRATED}</DataCell>
      <DataCell label="Precio">
        <ForPublishers otherwise={price ?? "—"}>
          <div className="text-right break-words @min-[34rem]:text-left @min-[48rem]:w-28 @min-[58rem]:flex @min-[66rem]:w-36 @min-[58rem]:flex-wrap @min-[58rem]:items-center @min-[58rem]:gap-2">
            <input type="hidden" form={PRECIOS_FORM} name="id" value={id} />
            <input type="hidden" form={PRECIOS_FORM} name="antes" value={price ?? ""} />
            <RowField
              key={price}
              id={precioField.id}
              error={precioField.error}
              form={PRECIOS_FORM}
              name="precio"
              defaultValue={precio}
              label={`Precio de ${title}`}
              maxLength={PRICE_MAX_LENGTH}
              autoComplete="off"
              frame="flex-1"
              className="min-h-11 @min-[34rem]:min-h-9 @min-[48rem]:text-sm"
            />
            {price !== null && (
              <PrecioButton id={id} title={title} at={producto.precioComprobadoAt} />
            )}
          </div>
        </ForPublishers>
      </DataCell>
      <DataCell label="Destacado en Home">
        <ForPublishers otherwise={isFeatured ? "Sí" : "No"}>
          <FeaturedSwitch
            id={id}
            title={title}
            isFeatured={isFeatured}
            isDraft={estado === "draft"}
          />
          {place && (
            <OrderForm
              rowId={`producto-${id}`}
              name={title}
              action={`${paths.adminProductos()}?index`}
              fields={{ id, volver: `${volver}#producto-${id}` }}
              {...place}
            />
          )}
        </ForPublishers>
      </DataCell>
      <DataCell align="right">
        <div className="flex flex-wrap gap-2 @min-[34rem]:justify-end @min-[58rem]:flex-nowrap">
          <RowActions tipo="producto" id={id} name={title} volver={volver} padding="px-3" />
        </div>
      </DataCell>
    </DataRow>
  );
}

function ProductoName({ producto, volver }: RowProps) {
  const { id, title, slug, imagen, estado, programadoAt, hasPendiente } = producto;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail
        imagen={imagen}
        sizes="48px"
        className="w-12 flex-none rounded-sm @min-[48rem]:@max-[58rem]:hidden"
      />
      <span className="min-w-0 wrap-anywhere @min-[48rem]:min-w-28">
        <a
          href={paths.adminForm("producto", id, { volver })}
          className="-my-1 inline-block py-1 font-semibold hover:underline"
        >
          {title}
        </a>
        <span className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-soft">
          <span className="break-all">{id}</span>
          {estado === "published" ? (
            <SiteLink href={paths.producto(slug)} name={title} />
          ) : (
            <EstadoChip isPublished={false} />
          )}
          <ProgramadoLine at={programadoAt} />
          {hasPendiente && <PendienteChip />}
        </span>
      </span>
    </div>
  );
}
