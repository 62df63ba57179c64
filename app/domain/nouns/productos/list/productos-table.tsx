import { type FormReply, fieldOf, rowField } from "~/http/results/form-reply";
import { paths, postTo } from "~/site/paths";
import { RowField } from "~/ui/field/field";
import { OrderForm, type Place } from "~/ui/form/order-form";
import { HiddenFields, RouteForm, SubmitButton } from "~/ui/form/route-form";
import { type Column, DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { RowMore, TitleLink } from "~/ui/list/row-link";
import { ForPublishers } from "~/ui/page/for-publishers";
import { PRECIO_ASKED } from "~base/precio";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import type { ProductoLinea } from "~nouns/productos/queries/productos-admin.server";
import { PRICE_MAX_LENGTH } from "~nouns/productos/rules/limites";
import * as lista from "~nouns/productos/rules/lista-admin";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";
import { EstadoChip, PendienteChip, ProgramadoLine } from "~record/publicacion/estado-lines";
import { VariosCell } from "~record/varios/varios-box";
import { FeaturedSwitch } from "./featured-switch";
import { PrecioButton } from "./precio-comprobado";

/** On a telephone a row shows box, picture and title, and the price above switch and «Más». */
const PHONE_ROW =
  "@max-[34rem]:grid-cols-[1.5rem_minmax(0,1fr)_3.25rem_2.25rem] @max-[34rem]:gap-x-1.5 @max-[34rem]:gap-y-0 @max-[34rem]:px-3 @max-[34rem]:py-1";

const PRECIOS_FORM = "precios";

interface ProductosTableProps {
  productos: ProductoLinea[];
  filtro: lista.FiltroProductos;
  volver: string;
  /** Prices by product id as they were typed, if they could not be saved. */
  precios: Readonly<Record<string, string>> | undefined;
  reply: FormReply | undefined;
}

export function ProductosTable({ productos, filtro, volver, precios, reply }: ProductosTableProps) {
  const isInPlace = lista.isOnlyDestacados(filtro);
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

function columnsOf(filtro: lista.FiltroProductos): Column[] {
  const sort = (orden: lista.Orden) => {
    if (filtro.filtro === "destacados") return undefined;
    const isCurrent = filtro.orden === orden;
    const isDescending = isCurrent && filtro.isDescending;
    const next = isCurrent ? !isDescending : orden === "valoracion";
    const query = lista.toQuery({ ...filtro, orden, isDescending: next, pagina: 1 });
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
  precioField: ReturnType<typeof fieldOf>;
  place: Place | undefined;
};

function ProductoRow({ producto, volver, precio, precioField, place }: ProductoRowProps) {
  const { id, title, categoriaNombre, isCategoriaOculta, rating, price, estado, isFeatured } =
    producto;
  return (
    <DataRow id={`producto-${id}`} tabIndex={place && -1} className={PHONE_ROW}>
      <VariosCell id={id} title={title} />
      <DataCell
        isHeader
        className="@min-[34rem]:@max-[48rem]:order-first @max-[34rem]:row-span-2 @min-[48rem]:w-full"
      >
        <ProductoName producto={producto} volver={volver} />
      </DataCell>
      <DataCell label="Categoría" className="@max-[34rem]:hidden">
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
      <DataCell label="Valoración" className="@max-[34rem]:hidden">
        {isRated(rating) ? formatRating(rating) : UNRATED}
      </DataCell>
      <DataCell label="Precio" className="@max-[34rem]:col-span-2 @max-[34rem]:before:hidden">
        <ForPublishers otherwise={price ?? "—"}>
          <div className="break-words @max-[34rem]:w-full @min-[48rem]:w-28 @min-[66rem]:w-36">
            <input type="hidden" form={PRECIOS_FORM} name="id" value={id} />
            <input type="hidden" form={PRECIOS_FORM} name="antes" value={price ?? ""} />
            <RowField
              key={price}
              {...precioField}
              form={PRECIOS_FORM}
              name="precio"
              defaultValue={precio}
              label={`Precio de ${title}`}
              maxLength={PRICE_MAX_LENGTH}
              autoComplete="off"
              frame="flex-1"
              className="min-h-11 @min-[34rem]:min-h-9 @min-[48rem]:text-sm"
            />
          </div>
        </ForPublishers>
      </DataCell>
      <DataCell
        label="Destacado en Home"
        className={`@max-[34rem]:before:hidden ${place ? "@max-[34rem]:col-[2/-2] @max-[34rem]:row-start-3" : "@max-[34rem]:col-start-3"}`}
      >
        <ForPublishers otherwise={isFeatured ? "Sí" : "No"}>
          <FeaturedSwitch {...producto} />
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
      <DataCell align="right" className="@max-[34rem]:col-start-4">
        <RowMore
          href={paths.adminEliminar("producto", id, { volver })}
          name={title}
          site={estado === "published" && paths.producto(producto.slug)}
        />
      </DataCell>
    </DataRow>
  );
}

function ProductoName({ producto, volver }: RowProps) {
  const { id, title, imagen, estado, programadoAt, hasPendiente, price, precioComprobadoAt } =
    producto;
  return (
    <div className="flex min-w-0 items-center gap-3 @max-[34rem]:gap-2">
      <Thumbnail
        imagen={imagen}
        sizes="48px"
        className="w-12 flex-none @max-[34rem]:w-10 rounded-sm @min-[48rem]:@max-[58rem]:hidden"
      />
      <span className="min-w-0 wrap-anywhere @min-[48rem]:min-w-28">
        <TitleLink href={paths.adminForm("producto", id, { volver })} name={title} />
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-soft">
          <span className="break-all @max-[34rem]:hidden">{id}</span>
          {estado === "draft" && <EstadoChip isPublished={false} />}
          <ProgramadoLine at={programadoAt} />
          {hasPendiente && <PendienteChip />}
          {price !== null && (
            <ForPublishers>
              <PrecioButton id={id} title={title} at={precioComprobadoAt} />
            </ForPublishers>
          )}
        </span>
      </span>
    </div>
  );
}

/** The form of all price fields in the list, which refer to it by id. */
export function PreciosBar({
  volver,
  precios = {},
}: Pick<ProductosTableProps, "volver" | "precios">) {
  return (
    <RouteForm
      id={PRECIOS_FORM}
      action={postTo(volver)}
      stays
      className="panel bottom-3 z-10 mt-4 in-[main:has([name=precio]:is(:focus,:user-valid,:user-invalid)):not(:has(td_:checked,[name=todos]:checked))]:sticky flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-sm:px-3"
    >
      <HiddenFields of={{ volver, [PRECIO_ASKED]: Object.values(precios).join("\n") }} />
      <SubmitButton intent="precios" busy="Guardando...">
        Guardar precios
      </SubmitButton>
      <p className="text-sm text-soft">Los que cambies en la tabla, todos a la vez.</p>
    </RouteForm>
  );
}
