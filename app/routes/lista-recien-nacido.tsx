import { fixedMeta } from "~/http/page/meta";
import { GrupoDeLista } from "~/layout/lista-recien-nacido/grupo-de-lista";
import {
  CASA,
  FUERA,
  type ListaGrupo,
  MAS_TARDE,
  NUNCA,
} from "~/layout/lista-recien-nacido/grupos";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";

const TITLE = "Lista para el recién nacido";
const TOTAL = [...CASA, ...FUERA].reduce((sum, { items }) => sum + items.length, 0);

export const meta = fixedMeta({
  title: TITLE,
  description:
    "Lo que conviene tener en casa antes del parto, para qué sirve cada cosa y qué puede esperar. Para imprimir y tachar.",
  canonical: paths.listaRecienNacido(),
});

export default function ListaRecienNacido() {
  return (
    <div className="wrap pb-16 print:pb-0 print:text-sm">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: TITLE }]} />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 print:mb-3">
        <div className="max-w-2xl">
          <h1 className="text-3xl print:text-xl">{TITLE}</h1>
          <p className="mt-3 text-lg text-soft print:mt-1 print:text-xs">
            {TOTAL} cosas para antes del parto. Muchas están ya en tu casa o en la de alguien que te
            las prestará; las cantidades cuentan con poner una lavadora cada dos días.
          </p>
        </div>
        {/* Its place is kept, so that nothing moves when script shows it. */}
        <div className="no-print grid min-h-11 min-w-32">
          <button type="button" data-imprimir hidden className="btn btn-brand">
            Imprimir
          </button>
        </div>
      </div>
      <div className="gap-6 md:columns-2 lg:columns-3 print:columns-2">
        {/* In this order two columns and three end nearly level. */}
        <Grupos grupos={CASA} />
        <Grupos grupos={MAS_TARDE} isAside />
        <Grupos grupos={FUERA} />
        <Grupos grupos={NUNCA} isAside />
      </div>
      <p className="mt-8 max-w-3xl text-sm text-soft print:mt-3 print:text-xs">
        Las casillas no se guardan: al cerrar la página se borran. Esta lista no sustituye a lo que
        te digan tu matrona y tu pediatra. Fuentes: Asociación Española de Pediatría (sueño seguro y
        prevención de lesiones), Asociación Española de Pediatría de Atención Primaria (fiebre),
        Dirección General de Tráfico (sistemas de retención infantil) y las normas UNE-EN y ECE
        citadas.
      </p>
    </div>
  );
}

function Grupos({ grupos, isAside }: { grupos: ListaGrupo[]; isAside?: boolean }) {
  return grupos.map((grupo) => <GrupoDeLista key={grupo.id} grupo={grupo} isAside={isAside} />);
}
