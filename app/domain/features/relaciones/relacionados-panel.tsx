import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { OrderForm } from "~/ui/form/order-form";
import { RowLink } from "~/ui/list/row-link";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import { MANAGE_TITLES, type Origen } from "./relacion";
import type { Tarjeta } from "./relaciones.server";

export const PANEL_ID = "relacionados";

const TEXTS = {
  producto: {
    title: "Productos relacionados",
    empty: "Este producto todavía no tiene productos relacionados.",
  },
  consejo: {
    title: "Productos recomendados",
    empty: "Este consejo todavía no recomienda ningún producto.",
  },
};

interface RelacionadosPanelProps {
  origen: Origen & { title: string };
  related: Tarjeta[];
  volver: string;
}

export function RelacionadosPanel({ origen, related, volver }: RelacionadosPanelProps) {
  const texts = TEXTS[origen.tipo];
  return (
    <section id={PANEL_ID} aria-labelledby="relacionados-titulo" className="panel p-5">
      <h2 id="relacionados-titulo" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm break-words text-soft">{origen.title}</p>
      {related.length === 0 ? (
        <p className="mt-4 rounded-lg border border-dashed border-line px-4 py-6 text-center text-soft">
          {texts.empty}
        </p>
      ) : (
        <ol className="mt-4 grid grid-cols-1 gap-2">
          {related.map(({ id, title, imagen, isDraft }, index) => (
            <li
              key={id}
              id={`relacion-${id}`}
              tabIndex={-1}
              className="rounded-md border border-line p-2.5"
            >
              <div className="flex items-center gap-3">
                <Thumbnail imagen={imagen} sizes="56px" className="w-14 flex-none rounded-md" />
                <span className="min-w-0 flex-1 text-sm font-semibold break-words">
                  {title}
                  {isDraft && <span className="font-normal text-soft"> · Borrador</span>}
                </span>
              </div>
              <OrderForm
                rowId={`relacion-${id}`}
                name={title}
                at={index}
                of={related.length}
                action={`${paths.adminRelaciones()}?index`}
                className="mt-2 flex items-center justify-end gap-1"
                fields={{
                  [origen.tipo]: origen.id,
                  relacionado: id,
                  volver: `${volver}#relacion-${id}`,
                }}
              >
                <RowLink
                  href={paths.adminRelacionEliminar({
                    [origen.tipo]: origen.id,
                    relacionado: id,
                    volver,
                  })}
                  text="Quitar"
                  name={title}
                  look="btn-danger px-4"
                />
              </OrderForm>
            </li>
          ))}
        </ol>
      )}
      <DialogLink
        href={paths.adminRelacion(origen.tipo, origen.id, { volver })}
        className="btn btn-brand mt-5 w-full"
      >
        {MANAGE_TITLES[origen.tipo]}
      </DialogLink>
    </section>
  );
}
