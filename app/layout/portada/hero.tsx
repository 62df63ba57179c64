import { paths } from "~/site/paths";
import { BrandLink, ProseLink } from "~/ui/page/link";
import { formatCount } from "~/ui/text/format-number";
import { SearchForm } from "~features/busqueda/screens/search-form";
import { ImageCredit, Picture } from "~nouns/imagenes/screens/picture";
import { SitePicture } from "../site-picture";
import type { Portada } from "./portada.server";

const SIZES = "(min-width: 64rem) 34rem, 82vw";

export function Hero(portada: Portada) {
  const { titulo, texto, botones, dibujo, imagen, hasProductos, resenas, confianza } = portada;
  const [first, second] = botones;
  const picture = imagen ? (
    <Picture imagen={imagen} sizes={SIZES} first />
  ) : (
    dibujo && <SitePicture name={dibujo} sizes={SIZES} first />
  );
  const columns = picture ? "lg:grid-cols-[1.05fr_1fr] lg:gap-14" : "";
  return (
    <section className="bg-band">
      <div className={`wrap grid items-center gap-6 py-6 md:py-16 ${columns}`}>
        <div className={picture ? "" : "mx-auto max-w-3xl text-center"}>
          <h1 className="text-4xl text-balance wrap-anywhere">{titulo}</h1>
          {texto && (
            <p
              className={`mt-5 max-w-xl text-lg text-soft wrap-anywhere ${picture ? "" : "mx-auto"}`}
            >
              {texto}
            </p>
          )}
          {hasProductos && (
            <div className={`mt-6 max-w-xl ${picture ? "" : "mx-auto"}`}>
              <SearchForm id="buscar-portada" />
              {resenas > 0 && (
                <p className="mt-3 text-sm text-soft">
                  {formatCount(resenas, "reseña", "reseñas")}
                  {confianza && `, ${confianza}`}.{" "}
                  <ProseLink href={paths.sobreNosotros()}>Cómo las hacemos</ProseLink>
                </p>
              )}
            </div>
          )}
          <div className={`mt-6 flex flex-wrap gap-3 ${picture ? "" : "justify-center"}`}>
            {first && <BrandLink href={first.href}>{`${first.label} `}</BrandLink>}
            {second && (
              <a href={second.href} className="btn btn-quiet bg-surface">
                {second.label}
              </a>
            )}
          </div>
        </div>
        {picture && (
          <div>
            <div className="frame rounded-xl">{picture}</div>
            <ImageCredit imagenes={imagen ? [imagen] : []} />
          </div>
        )}
      </div>
    </section>
  );
}
