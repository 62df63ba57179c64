import { paths } from "~/site/paths";
import { BrandLink } from "~/ui/page/link";
import { SitePicture } from "./site-picture";

export function Hero() {
  return (
    <section className="bg-band">
      <div className="wrap grid items-center gap-8 py-10 md:py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-14">
        <div>
          <h1 className="text-4xl">Elegir bien para tu bebé, sin perder el sueño</h1>
          <p className="mt-5 max-w-xl text-lg text-soft">
            Medimos, leemos las normas y probamos en casas de Madrid. Después te contamos qué merece
            la pena, qué no y por qué.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <BrandLink href={paths.categorias()}>Explorar categorías</BrandLink>
            <a href={paths.consejos()} className="btn btn-quiet bg-surface">
              Leer consejos
            </a>
          </div>
        </div>
        <div className="frame rounded-xl">
          <SitePicture name="hero" sizes="(min-width: 64rem) 34rem, 82vw" first />
        </div>
      </div>
    </section>
  );
}
