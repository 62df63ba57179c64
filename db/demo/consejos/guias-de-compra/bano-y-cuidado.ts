import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "bano-y-cuidado",
  titulo: "Qué hace falta para bañar a un bebé",
  categoria: "guias-de-compra",
  extracto:
    "Una toalla grande, una bañera que se cuelga y unas tijeras que no asustan; y un termómetro que muchas casas se pueden ahorrar.",
  contenido: `Agua templada, poco rato y todo a mano antes de abrir el grifo. Con eso se baña a cualquier bebé, y estas tres cosas lo hacen más llevadero. Ninguna es obligatoria en todas las casas.
## Antes de comprar
- **El hueco**: mide el plato de ducha o el trozo de suelo donde irá la bañera.
- **Tus rodillas**: una bañera baja se usa arrodillado.
- **El tendedero**: si la ropa tarda en secar, cuenta con una toalla de repuesto.
::aviso **Ni un segundo a solas en el agua.** Un bebé se ahoga en unos pocos centímetros. Si llaman a la puerta, que esperen.
## La toalla
::eleccion capa-bano-ondaria-rizo | Para secarlo desde el primer día hasta los dos años
Mide un metro de lado, y la hija de una lectora seguía tapada a los 26 meses; las de 75 cm se quedan cortas antes del medio año. Después de treinta lavados a 40 °C había perdido 2,5 cm por lado y secaba más que al principio.
Su defecto es la espera: **tendida dentro de casa pasó veinte horas húmeda** en noviembre. Para la bolsa de la piscina abulta demasiado, y de manta en la cuna no vale ninguna toalla.
## La bañera
::eleccion banera-plegable-nubaro-ola | Para baños con plato de ducha
Cabe en uno de 70 × 90 cm y, plegada, queda en 9 cm de grosor y se cuelga de un asa. Pesa 2,6 kg en nuestra báscula. Con 20 litros dentro, las patas aguantaron los empujones de lado.
Tarda más de tres minutos en vaciarse y guarda jabón en los pliegues. **Solo va en el suelo o en la ducha**: el manual descarta mesas y encimeras. Si bañas de pie o te duele la espalda, no es para ti.
## Las uñas y el pelo
::eleccion set-cuidado-mirlana-manos | Para quien empieza de cero
Las tijeras son de punta roma y admiten un dedo adulto de verdad. La lima de vidrio es lo más tranquilo para el primer mes. El cortaúñas, sin tope, lo dejaríamos en el cajón: dio el único pellizco de dieciséis sesiones. Como las tijeras vienen sin funda, guárdalas en alto.
## Lo que te puedes ahorrar
::producto termometro-bano-mirlana-pez
Se equivoca en menos de un grado y tarda 25 segundos en dar una lectura estable. Tiene sentido si no te fías de tu mano; si ya miras el agua con el codo, no. Y lleva pilas de botón, que hay que vigilar siempre.
## Los tres, lado a lado
| Modelo | Medidas | Peso | Te pide |
|---|---|---|---|
| Ondaria Rizo | 100 × 100 cm | 520 g | Sitio para tenderla |
| Nubaro Ola | 81 × 47 × 23 cm | 2,6 kg | Un cepillo y las rodillas |
| Mirlana Manos | Estuche de 17 × 11 cm | 210 g | Buena luz |
Lo demás que hemos reseñado está en [baño e higiene](/categoria/bano-higiene).`,
  fecha: "2026-09-25",
  alt: "Dos láminas, una con una bañera infantil y otra con una capa de baño, y debajo una cinta métrica",
  productos: ["capa-bano-ondaria-rizo", "banera-plegable-nubaro-ola", "set-cuidado-mirlana-manos"],
};
