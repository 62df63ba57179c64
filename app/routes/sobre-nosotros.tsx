import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fixedMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders, required } from "~/http/responses/responses.server";
import { findOwnText } from "~/layout/own-text.server";
import { SitePicture } from "~/layout/site-picture";
import { Equipo } from "~/layout/sobre-nosotros/equipo";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { Section } from "~/ui/page/section";
import { Titled } from "~/ui/page/titled";
import { ContenidoView } from "~features/contenido-view/contenido";
import type { BloqueVisto } from "~features/contenido-view/contenido.server";
import { type Parte, partesOf } from "~features/contenido-view/partes";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { findRevisores } from "~nouns/productos/queries/revisores.server";
import { AMAZON_SENTENCE } from "~nouns/productos/rules/amazon";

export const meta = fixedMeta({
  title: "Sobre nosotros",
  description: "Quién hace este sitio y cómo se mantiene.",
  canonical: paths.sobreNosotros(),
});

export async function loader() {
  const { sobre_dibujo: dibujo } = await required(getAjustes());
  const [texto, revisores] = await Promise.all([findOwnText("sobre"), block(findRevisores())]);
  return data({ texto, dibujo, revisores }, { headers: blockHeaders(texto, revisores) });
}

export default function SobreNosotros() {
  const { texto, dibujo, revisores } = useLoaderData<typeof loader>();
  const { intro, partes } = "data" in texto ? partesOf(texto.data) : { partes: [] };
  return (
    <>
      <div className="wrap pb-12 md:pb-16">
        <Breadcrumb
          crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Sobre nosotros" }]}
        />
        <div className={dibujo && "grid items-center gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14"}>
          <div className="prose max-w-3xl text-lg">
            <h1 className="text-3xl">Sobre nosotros</h1>
            {intro && <ContenidoView contenido={intro} />}
          </div>
          {dibujo && (
            <div className="frame rounded-xl">
              <SitePicture name={dibujo} sizes="(min-width: 64rem) 32rem, 82vw" first />
            </div>
          )}
        </div>
      </div>
      {partes.map((parte, index) => (
        <Apartado key={parte.id} parte={parte} isBand={index % 2 === 0} />
      ))}
      <Equipo revisores={revisores} isBand={partes.length % 2 === 0} />
      <Afiliacion />
    </>
  );
}

function Apartado({ parte, isBand }: { parte: Parte; isBand: boolean }) {
  const { id, titulo, contenido } = parte;
  const first = contenido.bloques.findIndex(isCard);
  const before = first < 0 ? contenido.bloques : contenido.bloques.slice(0, first);
  const cards = first < 0 ? [] : cardsOf(contenido.bloques.slice(first));
  return (
    <Section id={id} title={titulo} tone={isBand ? "band" : "plain"}>
      {before.length > 0 && (
        <div className="prose max-w-3xl">
          <ContenidoView contenido={{ ...contenido, bloques: before }} />
        </div>
      )}
      {cards.length > 0 && (
        <ul className="cards mt-6 first:mt-0 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((bloques) => (
            <li
              key={bloques[0]?.line}
              className="prose min-w-0 rounded-lg border border-line bg-surface p-5 wrap-anywhere *:first:mt-0"
            >
              <ContenidoView contenido={{ ...contenido, bloques }} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const isCard = ({ kind }: BloqueVisto) => kind === "h3";

function cardsOf(bloques: readonly BloqueVisto[]): BloqueVisto[][] {
  const cards: BloqueVisto[][] = [];
  for (const bloque of bloques) {
    if (isCard(bloque)) cards.push([]);
    cards.at(-1)?.push(bloque);
  }
  return cards;
}

function Afiliacion() {
  const { ingresos } = useSite();
  return (
    <div className="border-t border-line py-12">
      <div className="wrap grid gap-8 md:grid-cols-2">
        {ingresos && (
          <Titled id="afiliacion" title="De qué vivimos" className="rounded-xl bg-brand-tint p-6">
            <p className="mt-3 font-semibold">{AMAZON_SENTENCE}.</p>
            <p className="mt-3">
              Dicho llanamente: si compras tras pulsar un enlace de afiliado, la tienda nos abona
              una parte y tu precio no sube.
            </p>
            <a href={paths.avisoLegal()} className="prose-link mt-3 inline-block py-1">
              Leer el aviso legal
            </a>
          </Titled>
        )}
        <Titled id="escribenos" title="¿Has visto un error o echas algo en falta?" className="p-6">
          <p className="mt-3 text-soft">Cuéntanoslo con el formulario de contacto.</p>
          <a href={paths.contacto()} className="btn btn-brand mt-5">
            Escríbenos
          </a>
        </Titled>
      </div>
    </div>
  );
}
