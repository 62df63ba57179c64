import { paths } from "~/site/paths";
import { readPairs } from "~/ui/text/pairs";
import { usePresent } from "./use-present";

/** By category: title, text and the words of the link. */
const ESENCIALES = readPairs(`
  mobiliario: Un sitio seguro para dormir | Cuna o minicuna con colchón firme y sábana ajustada. Nada más dentro. | Cunas y muebles
  sillas-coche: Una silla de coche a contramarcha | Homologada según la R129 y montada antes de salir del hospital. | Sillas de coche
  ropa-calzado: Ropa cruzada y sacos de dormir | Seis bodies que no pasen por la cabeza y dos sacos de la talla justa. | Ropa y calzado
  carritos-sillas-paseo: Una forma de pasear | Capazo plano los primeros meses; mide antes el ascensor y el maletero. | Carritos y sillas
  bano-higiene: Lo justo para el baño y el cambio | Bañera pequeña, termómetro, toalla con capucha y un cambiador con bordes. | Baño e higiene
`).map(({ name: slug, text: line }) => {
  const [title = "", text = "", label = ""] = line.split(" | ");
  return { slug, title, text, label };
});

export function RecienNacido() {
  const linked = usePresent(ESENCIALES);
  return (
    <section aria-labelledby="recien-nacido" className="bg-brand-tint py-12 md:py-16">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="recien-nacido" className="text-3xl">
            Esenciales para el recién nacido
          </h2>
          <p className="mt-3 text-soft">
            Cinco cosas que conviene tener en casa antes del parto. Casi todo lo demás puede esperar
            a que conozcas a tu bebé.
          </p>
        </div>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <ol className="contents">
            {ESENCIALES.map((esencial, index) => (
              <li key={esencial.slug} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="w-4 flex-none font-display text-2xl font-bold text-brand"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-base">{esencial.title}</h3>
                  <p className="mt-1 text-sm text-soft">{esencial.text}</p>
                  {linked.includes(esencial) && (
                    <a
                      href={paths.categoria(esencial.slug)}
                      className="prose-link inline-block py-1 text-sm"
                    >
                      {esencial.label}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ol>
          <a
            href={paths.listaRecienNacido()}
            className="btn btn-brand self-center justify-self-start text-sm"
          >
            Ver la lista completa
          </a>
        </div>
      </div>
    </section>
  );
}
