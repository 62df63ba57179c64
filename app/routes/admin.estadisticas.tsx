import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { findVacias } from "~/domain/busqueda/queries/vacias.server";
import { findClicsByProducto } from "~/domain/clics/clics.server";
import { Dias } from "~/domain/estadisticas/dias";
import { FAILED, Listas } from "~/domain/estadisticas/listas";
import { findDias, findTop, firstDay } from "~/domain/vistas/vistas.server";
import { block, blockStatus } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { prose } from "~/layout/legal/prose";
import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";

export { ErrorBoundary } from "~/layout/admin/screen";

const PERIODOS = [7, 30, 90] as const;

const COMO_SE_CUENTA = `
  Una vista es una página que alguien tiene delante. Se suma al día, a la página y, si llega por un enlace de fuera, al nombre de ese sitio: ni cookie, ni dirección, ni hora. No cuentan los robots que dicen que lo son ni quien ha entrado en este panel, y se guardan las mil cifras más altas de cada día.
  Al pulsar un enlace de compra, el navegador avisa al sitio por su cuenta y va directamente a Amazon, sin redirección. Se cuenta de menos: hay navegadores y bloqueadores que no avisan, y sin script Firefox no lo hace. De una misma dirección se cuentan como mucho cinco clics por producto y hora. Las compras y comisiones reales están en el panel de Amazon Afiliados.
`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const asked = Number(new URL(request.url).searchParams.get("dias"));
  const periodo = PERIODOS.find((days) => days === asked) ?? 30;
  const blocks = {
    dias: await block(findDias(periodo)),
    paginas: await block(findTop("pagina", periodo)),
    origenes: await block(findTop("origen", periodo)),
    clics: await block(findClicsByProducto(periodo)),
    vacias: await block(findVacias(firstDay(periodo))),
  };
  return data({ periodo, ...blocks }, { status: blockStatus(...Object.values(blocks)) });
}

export const meta = privateMeta("Estadísticas");

export default function EstadisticasPage() {
  const { periodo, dias, ...listas } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="text-3xl">Estadísticas</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Lo que se lee, de dónde llega la gente, qué botones de compra pulsa y qué no encuentra.
      </p>
      <div className="my-6">
        <FilterLinks
          label="Periodo"
          links={PERIODOS.map((days) => ({
            href: paths.adminEstadisticas({ dias: days }),
            text: `${days} días`,
            isCurrent: days === periodo,
          }))}
        />
      </div>
      <div className="grid gap-10">
        <Dias dias={dias} failed={FAILED} />
        <Listas {...listas} />
        <div className="prose max-w-2xl text-sm text-soft">
          <h2 className="text-lg! text-ink">Cómo se cuenta</h2>
          {prose(COMO_SE_CUENTA)}
        </div>
      </div>
    </>
  );
}
