import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "regalos-recien-nacido",
  titulo: "Regalos para un recién nacido que se usan",
  categoria: "guias-de-compra",
  extracto:
    "Cinco ideas según lo que sepas de la familia: si tienen ropa heredada, cuánto sitio les queda y si les gusta guardar recuerdos.",
  contenido: `Un buen regalo no obliga a nada: ni a cambiarlo, ni a buscarle sitio, ni a dar las gracias tres veces. Si puedes, pregunta qué tienen ya. Si no puedes, aquí hay cinco ideas con su pega al lado.
## Antes de envolver
- **¿Han heredado ropa?** Entonces regala otra cosa, aunque sean pañales.
- **¿Viven en poco sitio?** Que lo que lleves sirva después para algo más.
- **¿Hay hermanos que gatean?** Mira las piezas pequeñas y dilo al dárselo.
## Si estrenan
::eleccion canastilla-primera-puesta-ondaria | Para acertar con la talla sin preguntar
Trae siete piezas **repartidas entre la 50 y la 56**, así que algo quedará bien el primer día y algo llegará al segundo mes. La ropa se abre por delante. En doce lavados encogió un 4 % y los automáticos siguieron firmes.
El gorro tiene poco uso, el forro de la cesta no se quita para lavarlo y no hay versión para prematuros.
## Para todos los días
::eleccion cesta-panales-almenda-orden | Para pisos pequeños
Lleva de un cuarto a otro 24 pañales de la talla 2, toallitas, crema y una muda. Sin los separadores acaba guardando cuentos. Vacía pierde la forma, y lavarla entera son unos dos días de tendedero.
## Para guardar
::eleccion caja-recuerdos-garabo-primer-ano | Para la pulsera y el primer gorro
Es de cartón de 2,5 mm, con seis cajoncitos y sobres de papel neutro; al cabo de más de dos meses de uso, las esquinas seguían rectas. Cabe poca ropa. **Va en una balda alta**: los corchos de sus tubos miden 14 mm, y a un niño que gatea le caben en la boca.
::eleccion album-huellas-garabo-paso | Para huellas sin tinta en la piel
Usa una toallita y un papel que reacciona. El pie salió a la primera con los tres bebés; la mano del recién nacido costó una lámina, y por suerte hay una de reserva. Lejos del radiador, que las aclara.
## Un detalle
::eleccion tarjetas-mes-a-mes-garabo | Para quien hace fotos
Doce llevan el mes y doce, una primera vez. El papel mate no brilló ni con la luz del techo. Rinden más si llegan antes del parto. Alguna frase está solo en masculino, y un bebé no debe chuparlas: la esquina se deshace.
## Si prefieres que elijan ellos
::producto vale-regalo-canastilla-ondaria
Resuelve la duda de la talla. Lee antes la letra pequeña: vale doce meses, para una sola marca, y en pedidos de menos de 60 € el envío sale del propio saldo.
## Las cinco, lado a lado
| Regalo | Qué es | Su pega |
|---|---|---|
| Canastilla Ondaria | Siete piezas de algodón | Sobra con ropa heredada |
| Almenda Trenza | Cesta de 38 × 26 × 18 cm | No es rígida |
| Garabo Primer año | Caja de 30 × 22 × 12 cm | Poco sitio para ropa |
| Garabo Paso a paso | Álbum de 28 páginas | La mano se resiste |
| Garabo mes a mes | 24 tarjetas | Da trabajo cada mes |`,
  fecha: "2026-09-16",
  alt: "Dos láminas, una con una canastilla y otra con una caja de recuerdos, y debajo una cinta métrica",
  productos: [
    "canastilla-primera-puesta-ondaria",
    "cesta-panales-almenda-orden",
    "caja-recuerdos-garabo-primer-ano",
    "album-huellas-garabo-paso",
    "tarjetas-mes-a-mes-garabo",
  ],
};
