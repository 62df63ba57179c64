import { SitePicture } from "~/layout/site-picture";

export function Historia() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <div>
        <h1 className="text-4xl">Sobre nosotros</h1>
        <p className="mt-4 text-lg text-soft">
          Unas cuantas madres y padres de Madrid con una báscula, una cinta métrica y la costumbre
          de leer los manuales hasta el final.
        </p>
        <section aria-labelledby="historia" className="prose mt-8">
          <h2 id="historia">Un moisés que no servía para dormir</h2>
          <p>
            Tres generaciones de una misma familia habían pasado por aquel moisés de mimbre, y en el
            otoño de 2022 iba a estrenarlo una más. Antes de ponerle sábanas buscamos qué pide hoy
            la norma UNE-EN&nbsp;1130 a una cuna de ese tipo, y lo medimos. El fondo cedía y las
            asas lo dejaban inclinado. Era precioso, y se quedó sin bebé.
          </p>
          <p>
            Ahora guarda muselinas junto a la lavadora, y nosotros conservamos su nombre. Las notas
            de esa tarde corrieron por un grupo de vecinos de Arganzuela; alguien preguntó por un
            carrito, otra madre por una silla de coche, y al cabo de unos meses hubo que darles un
            sitio.
          </p>
        </section>
      </div>
      <div className="frame rounded-xl">
        <SitePicture name="moises" sizes="(min-width: 64rem) 32rem, 82vw" first />
      </div>
    </div>
  );
}
