import { AMAZON_SENTENCE } from "~/domain/productos/rules/amazon";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";

export function Afiliacion() {
  const { ingresos } = useSite();
  return (
    <div className="border-t border-line py-12">
      <div className="wrap grid gap-8 md:grid-cols-2">
        {ingresos && (
          <section aria-labelledby="afiliacion" className="rounded-xl bg-brand-tint p-6">
            <h2 id="afiliacion" className="text-2xl">
              De qué vivimos
            </h2>
            <p className="mt-3 font-semibold">{AMAZON_SENTENCE}.</p>
            <p className="mt-3">
              Dicho llanamente: si compras tras pulsar un enlace de afiliado, la tienda nos abona
              una parte y tu precio no sube.
            </p>
            <a href={paths.avisoLegal()} className="prose-link mt-3 inline-block py-1">
              Leer el aviso legal
            </a>
          </section>
        )}
        <section aria-labelledby="escribenos" className="p-6">
          <h2 id="escribenos" className="text-2xl">
            ¿Has visto un error o echas algo en falta?
          </h2>
          <p className="mt-3 text-soft">Cuéntanoslo con el formulario de contacto.</p>
          <a href={paths.contacto()} className="btn btn-brand mt-5">
            Escríbenos
          </a>
        </section>
      </div>
    </div>
  );
}
