import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { findClicsByDay, findClicsByProducto } from "~/domain/clics/clics.server";
import { ClicsChart } from "~/domain/clics/clics-chart";
import { ClicsTable } from "~/domain/clics/clics-table";
import { block, blockStatus } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { BlockContent } from "~/ui/page/block-content";
import { formatNumber } from "~/ui/text/format-number";

export { ErrorBoundary } from "~/layout/admin/screen";

const PERIODOS = [7, 30, 90] as const;
const PERIODO = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const asked = Number(new URL(request.url).searchParams.get("dias"));
  const dias = PERIODOS.find((days) => days === asked) ?? PERIODO;
  const [porDia, porProducto] = await Promise.all([
    block(findClicsByDay(dias)),
    block(findClicsByProducto(dias)),
  ]);
  return data({ dias, porDia, porProducto }, { status: blockStatus(porDia, porProducto) });
}

export const meta = privateMeta("Clics");

export default function ClicsPage() {
  const { dias, porDia, porProducto } = useLoaderData<typeof loader>();
  const failed = "No se pudieron cargar los clics. Inténtalo de nuevo más tarde.";
  const total = "data" in porDia ? porDia.data.reduce((sum, { clics }) => sum + clics, 0) : 0;
  return (
    <>
      <h1 className="text-3xl">Clics en enlaces de compra</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Cuántas veces se han pulsado los botones de compra, por producto y día.
      </p>
      <div className="my-6">
        <FilterLinks
          label="Periodo"
          links={PERIODOS.map((days) => ({
            href: paths.adminClics({ dias: days }),
            text: `${days} días`,
            isCurrent: days === dias,
          }))}
        />
      </div>
      <div className="grid gap-6">
        <p>
          <strong className="font-display text-2xl">{formatNumber(total)}</strong>{" "}
          {total === 1 ? "clic" : "clics"} en los últimos {dias} días
        </p>
        <BlockContent block={porDia} failed={failed} empty="">
          {(items) => <ClicsChart dias={items} />}
        </BlockContent>
        <BlockContent
          block={porProducto}
          failed={failed}
          empty="Todavía no hay clics en este periodo."
        >
          {(items) => <ClicsTable productos={items} />}
        </BlockContent>
        <Method />
      </div>
    </>
  );
}

function Method() {
  return (
    <section aria-labelledby="metodo" className="prose max-w-2xl text-sm text-soft">
      <h2 id="metodo" className="text-lg! text-ink">
        Cómo se cuenta
      </h2>
      <p>
        Al pulsar el enlace, el navegador avisa al sitio por su cuenta (atributo <code>ping</code>)
        y va directamente a Amazon, sin redirección. Solo se suma uno al producto, al tipo de página
        y al día: ni cookie, ni dirección, ni hora.
      </p>
      <p>
        Cuenta de menos: hay navegadores y bloqueadores que no envían el aviso, y sin script Firefox
        no lo hace. De una misma dirección se cuentan como mucho cinco clics por producto y hora.
        Las compras y comisiones reales están en el panel de Amazon Afiliados.
      </p>
    </section>
  );
}
