import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { Field } from "~/ui/field/field";
import { FormCard } from "~/ui/form/form-card";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { TallLink } from "~/ui/page/link";
import { formatCount } from "~/ui/text/format-number";
import { formatShort } from "~base/fechas";
import type { RedireccionListed } from "./redirecciones.server";

const COLUMNS = ["Dirección antigua", "Lleva a", "Pedida", "Última vez", "Acciones"];

export const RedireccionesList = ({ items }: { items: RedireccionListed[] }) => (
  <DataTable
    caption="Direcciones antiguas"
    columns={COLUMNS.map((label, at) => ({ label, isHidden: at === 4 }))}
  >
    {items.map((item) => (
      <DataRow key={`${item.de} ${item.propia}`}>
        <Cells {...item} />
      </DataRow>
    ))}
  </DataTable>
);

const Cells = ({ de, a, destino, created_at, propia, veces, ultima }: RedireccionListed) => (
  <>
    <DataCell isHeader>
      <span>
        <strong className="wrap-anywhere">{de}</strong>
        <span className="block text-soft">
          {propia ? "Añadida" : "Cambió"} el {formatShort(created_at)}
        </span>
      </span>
    </DataCell>
    <DataCell label="Lleva a" className="wrap-anywhere">
      {destino === de && "Ahora hay una página en ella"}
      {destino && destino !== de && <TallLink href={destino}>{destino}</TallLink>}
      {!destino && (
        <span className="grid justify-items-start gap-1">
          {a}
          <span className="chip bg-danger-tint text-ink">No está publicada</span>
        </span>
      )}
    </DataCell>
    <DataCell label="Pedida" className="whitespace-nowrap">
      {formatCount(Number(veces ?? 0), "vez", "veces")}
    </DataCell>
    <DataCell label="Última vez" className="whitespace-nowrap">
      {ultima ? formatShort(ultima) : "Nunca"}
    </DataCell>
    <DataCell align="right">
      {Boolean(propia) && (
        <DialogLink
          href={paths.adminAjustes("direcciones", { eliminar: de })}
          className="btn btn-quiet btn-danger btn-small"
        >
          Eliminar<span className="sr-only"> {de}</span>
        </DialogLink>
      )}
    </DataCell>
  </>
);

export const DeleteRedireccion = ({ de, a }: { de: string; a: string | null }) => (
  <Question
    title="¿Eliminar esta dirección?"
    cancel={paths.adminAjustes("direcciones")}
    fields={{ de }}
    button="Eliminar la dirección"
  >
    {de} ya no llevará a {a}: quien la pida verá que la página no existe.
  </Question>
);

export function RedireccionForm({ reply }: { reply: FormReply | undefined }) {
  return (
    <RouteForm action={`${paths.adminAjustes("direcciones")}#resumen`} className="mb-8">
      <FormCard
        title="Añadir una dirección"
        intro="Para un enlace impreso, o de tu sitio anterior, que ya no lleva a nada. Si un día publicas algo en esa dirección, se verá eso."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...fieldOf(reply, "de")} label="De" hint="Como /mi-pagina-vieja" required />
          <Field
            {...fieldOf(reply, "a")}
            label="A"
            hint="Una página publicada, como /consejos"
            required
          />
        </div>
        <SubmitButton intent="anadir" look="btn-brand justify-self-start">
          Añadir
        </SubmitButton>
      </FormCard>
    </RouteForm>
  );
}
