import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findRevisores } from "~/domain/productos/queries/revisores.server";
import { block, blockHeaders } from "~/http/answers/responses.server";
import { fixedMeta } from "~/http/page/meta";
import { Equipo } from "~/layout/sobre-nosotros/equipo";
import { Historia } from "~/layout/sobre-nosotros/historia";
import { Mision } from "~/layout/sobre-nosotros/mision";
import { Proceso } from "~/layout/sobre-nosotros/proceso";
import { Transparencia } from "~/layout/sobre-nosotros/transparencia";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";

export const meta = fixedMeta({
  title: "Sobre nosotros",
  description:
    "Quiénes somos, cómo medimos y probamos cada producto, quién firma las reseñas y de qué vivimos.",
  canonical: paths.sobreNosotros(),
});

export async function loader() {
  const revisores = await block(findRevisores());
  return data({ revisores }, { headers: blockHeaders(revisores) });
}

export default function SobreNosotros() {
  const { revisores } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap pb-12 md:pb-16">
        <Breadcrumb
          crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Sobre nosotros" }]}
        />
        <Historia />
      </div>
      <Mision />
      <Proceso />
      <Equipo revisores={revisores} />
      <Transparencia />
      <Escribenos />
    </>
  );
}

function Escribenos() {
  return (
    <section aria-labelledby="escribenos" className="bg-band py-12 text-center">
      <div className="wrap">
        <h2 id="escribenos" className="text-2xl">
          ¿Has visto un error o echas algo en falta?
        </h2>
        <p className="mx-auto mt-2 max-w-xl text-soft">
          Cuéntanoslo. Leemos todo lo que llega, y más de una reseña ha cambiado por un mensaje.
        </p>
        <a href={paths.contacto()} className="btn btn-brand mt-5">
          Escríbenos
        </a>
      </div>
    </section>
  );
}
