import { useSite } from "~/http/page/site-data";
import { fieldId } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { HiddenFields } from "~/ui/form/route-form";
import { RowForm } from "~/ui/form/row-form";
import { formatLong, madridDay } from "~base/fechas";

export const PRECIO_INTENT = "precio-comprobado";

function useIsToday(at: string | null) {
  const { now } = useSite();
  return at !== null && madridDay(at) === madridDay(now);
}

export function PrecioComprobado({ at }: { at: string | null }) {
  const isToday = useIsToday(at);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:order-last sm:col-span-2">
      <p className="text-sm">
        {isToday
          ? "Precio comprobado hoy."
          : at
            ? `Precio comprobado el ${formatLong(at)}.`
            : "Nadie ha comprobado este precio."}
      </p>
      {!isToday && (
        <button
          type="submit"
          name="intent"
          value={PRECIO_INTENT}
          formAction={`#${fieldId("price")}`}
          formNoValidate
          className="btn btn-quiet"
        >
          Precio comprobado hoy
        </button>
      )}
    </div>
  );
}

export function PrecioButton({ id, title, at }: { id: string; title: string; at: string | null }) {
  const { here } = useSite();
  const fetcherKey = `precio-${id}`;
  if (useIsToday(at)) return <span className="@max-[34rem]:sr-only">precio comprobado hoy</span>;
  return (
    <RowForm
      fetcherKey={fetcherKey}
      action={`${paths.adminProductos()}?index`}
      className="inline-flex"
    >
      <HiddenFields of={{ id, volver: `${here}#producto-${id}` }} />
      <button
        type="submit"
        name="intent"
        value={PRECIO_INTENT}
        className="prose-link min-h-6 cursor-pointer"
      >
        Precio comprobado hoy
        <span className="sr-only"> : {title}</span>
      </button>
    </RowForm>
  );
}
