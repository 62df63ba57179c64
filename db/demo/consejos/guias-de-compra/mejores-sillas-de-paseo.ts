import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "mejores-sillas-de-paseo",
  titulo: "Las mejores sillas de paseo de 2026",
  categoria: "guias-de-compra",
  extracto:
    "Entre las cinco que hemos probado no hay una que valga para todo: cuál elegir si tienes ascensor, coges el Metro, esperas gemelos o haces la maleta.",
  contenido: `Ninguna silla sube escaleras, cruza un pinar y cabe en un tren lleno. De estas cinco, cada una resuelve una vida distinta, así que la pregunta útil no es cuál gana, sino por dónde vas a empujarla de lunes a viernes.
## Cómo las hemos comparado
Las cinco salieron a la calle entre cinco y nueve semanas: un tercero de Chamberí, la línea 1, Carabanchel, la Casa de Campo, un viaje a Lisboa. Pasamos la cinta métrica, contamos plegados y tuvimos a mano la UNE-EN 1888, que las cinco declaran. El orden de abajo es el de **nuestra nota**, no el del precio. La ficha de cada una cuenta la prueba entera; las demás que vayamos publicando estarán en [carritos y sillas de paseo](/categoria/carritos-sillas-paseo).
::aviso **Un recién nacido va tumbado.** Hasta que se siente solo, hacia los seis meses, necesita un capazo. El portabebés del Ronda es para el coche y no para pasear.
## Desde el primer día
::eleccion carrito-tilavia-ronda-3-en-1 | La mejor valorada entre las cinco
Trae capazo, silla reversible y portabebés R129 sobre el mismo chasis, y la silla admite hasta 22 kg: con uno basta. Sus 59 cm entraron sin plegar en un ascensor de 1962 con 62 cm de paso, y la suspensión trasera se agradece en el adoquín.
Pide dos cosas a cambio: **ascensor y un maletero mediano**. Plegado mide 88 × 59 × 32 cm y se cierra con ambas manos. La cesta, de 4 kg, se queda corta para la compra.
## Por tierra y raíces
::eleccion silla-todoterreno-corzuela-sierra | Para parque, campo y caminos
Las ruedas de aire absorben lo que una maciza devuelve, y cuesta abajo cuenta con freno de mano y correa de muñeca.
No es para correr, lo prohíbe su manual, ni para quien vive entre comercios estrechos: son 13,9 kg y un morro largo.
## Escaleras y Metro
::eleccion silla-ligera-nubaro-pluma | La más ligera de las cinco
Pesa **5,9 kg** y tiene un asa a la altura de la cadera: se sube un tramo con una mano y el niño en la otra.
Piénsala como segunda silla. El respaldo se detiene en unos 145 grados, de modo que no sirve para siestas largas, y una bolsa colgada de los puños la tumba en cuanto el asiento se vacía.
## Dos a la vez
::eleccion carrito-gemelar-tilavia-duo | Para gemelos o hermanos muy seguidos
Uno duerme reclinado mientras el otro va derecho, y con 15 kg en un solo lado no se ladeó. En la cesta caben 8 kg.
Mide antes las puertas: **74 cm no pasan por una hoja de 72,5**. Si tus hijos se llevan tres años o más, una plataforma con ruedas en el carrito de siempre sale mucho más barata.
## Con la maleta hecha
::eleccion silla-compacta-veloria-cabina | Para encadenar trenes y vuelos
Plegada ocupa 54 × 40 × 19 cm según nuestra cinta, se abre sin soltar al niño e incluye protector de lluvia. Va bien en el portaequipajes de un tren; lo demás del trayecto está en [viajar con un bebé](/consejos/viajar-con-bebe).
Con su bolsa puesta supera los 20 cm de fondo, así que pregunta a la aerolínea.
## Las cinco, lado a lado
| Modelo | Peso | Desde | Hasta | Mide antes |
|---|---|---|---|---|
| Tilavia Ronda | 12,9 kg | nacimiento, en capazo | 22 kg | 59 cm de ancho |
| Corzuela Sierra | 13,9 kg | 6 meses | 22 kg | 63 cm de ancho |
| Nubaro Pluma | 5,9 kg | unos 6 meses | 15 kg | 106 cm de largo, plegada |
| Tilavia Dúo | 14,6 kg | nacimiento, con capazos aparte | 15 kg por plaza | 74 cm de ancho |
| Veloria Cabina | 6,4 kg | 6 meses | 15 kg | 19 cm de fondo, sin bolsa |
## Antes de decidir
- **El hueco más estrecho**: la puerta del ascensor, la del portal y la de tu cuarto. Gana el más pequeño de los tres.
- **La sombra**: las capotas de la Pluma y la Cabina dejan pasar sol, y taparlas con una muselina es peor. En [el verano de Madrid](/consejos/calor-verano-madrid) contamos qué hacer.`,
  fecha: "2026-11-10",
  alt: "Carrito verde y silla ligera de color teja sobre una cinta métrica",
  productos: [
    "carrito-tilavia-ronda-3-en-1",
    "silla-todoterreno-corzuela-sierra",
    "silla-ligera-nubaro-pluma",
    "carrito-gemelar-tilavia-duo",
    "silla-compacta-veloria-cabina",
  ],
};
