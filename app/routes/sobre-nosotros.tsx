import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { ContenidoView } from "~/domain/contenido/contenido";
import { partesOf } from "~/domain/contenido/partes";
import { findRevisores } from "~/domain/productos/queries/revisores.server";
import { block, blockHeaders, required } from "~/http/answers/responses.server";
import { fixedMeta } from "~/http/page/meta";
import { findOwnText } from "~/layout/own-text.server";
import { SitePicture } from "~/layout/site-picture";
import { Afiliacion } from "~/layout/sobre-nosotros/afiliacion";
import { Apartado } from "~/layout/sobre-nosotros/apartado";
import { Equipo } from "~/layout/sobre-nosotros/equipo";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";

export const meta = fixedMeta({
  title: "Sobre nosotros",
  description: "Quién hace este sitio, quién firma las reseñas y cómo se mantiene.",
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
            <h1 className="text-4xl">Sobre nosotros</h1>
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
