import { AMAZON_SENTENCE } from "~/domain/productos/rules/amazon";
import { paths } from "~/site/paths";
import { Section } from "~/ui/page/section";
import { readPairs } from "~/ui/text/pairs";

const CUENTAS = readPairs(`
  De dónde sale lo que probamos: Lo compramos o nos lo dejan familias que ya lo usan. Si una marca cede algo, la primera línea de la reseña lo advierte, y al terminar se devuelve.
  Quién ve el texto antes de publicarse: Solo quienes lo escriben y corrigen. Ningún fabricante paga por aparecer ni por subir puestos.
  De quién son las opiniones: Nuestras y de las familias que prueban con nosotros. No copiamos estrellas ni comentarios de ninguna tienda.
  Qué pasa cuando nos equivocamos: Corregimos la ficha, cambiamos su fecha y, si afecta a la seguridad, lo explicamos al comienzo.
`);

export function Transparencia() {
  return (
    <Section id="transparencia" title="Cuentas claras">
      <div className="grid gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
        <dl className="grid content-start gap-6 sm:grid-cols-2">
          {CUENTAS.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <Afiliacion />
      </div>
    </Section>
  );
}

function Afiliacion() {
  return (
    <section
      aria-labelledby="afiliacion"
      className="self-start rounded-xl border border-line bg-brand-tint p-6"
    >
      <h3 id="afiliacion" className="text-xl">
        De qué vivimos
      </h3>
      <p className="mt-3 font-semibold">{AMAZON_SENTENCE}.</p>
      <p className="mt-3">
        Dicho llanamente: al comprar tras pulsar un botón de compra, la tienda nos abona una parte y
        tu precio no sube. Con ello pagamos el servidor y los productos. La nota se pone antes de
        saber qué deja cada enlace.
      </p>
      <a href={paths.avisoLegal()} className="prose-link mt-3 inline-block py-1">
        Leer el aviso legal
      </a>
    </section>
  );
}
