import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "juguetes-y-cuentos",
  titulo: "Juguetes y cuentos para cada edad",
  categoria: "guias-de-compra",
  extracto:
    "Cinco que hemos visto usar, desde la manta de los primeros meses hasta las solapas de los dos años, y a qué niños no les dicen nada.",
  contenido: `Ningún juguete acelera nada. Se le puede pedir que interese, que sea seguro y que aguante. De estos cinco contamos qué hicieron con ellos los niños que los probaron, también cuando la respuesta fue «nada».
## Antes de elegir
- **La edad de la caja** habla de seguridad y no de lo listo que es tu hijo. Respétala.
- **El suelo**: la madera, al caer, la oye el vecino.
- **Tu gusto**: un cuento lo vas a leer muchas noches, así que elige uno que te guste.
::aviso **Fuera de la cuna.** Mientras el bebé duerme no queda dentro ningún juguete, ni siquiera los blandos.
## De dos a siete meses
::eleccion gimnasio-actividades-almenda-pradera | Para ratos de suelo, sin pilas ni melodías
De la barra cuelgan una bola de fieltro, una nube con espejo y un aro de madera. Lo más mirado por los cuatro bebés de la prueba fue el espejo. Sirve para empezar con el [tiempo boca abajo](/consejos/tiempo-boca-abajo), siempre con alguien al lado.
La manta, de 2 cm, se queda fina en un suelo frío. **Se retira pronto**, hacia los siete u ocho meses: en cuanto el bebé se agarra a la barra para incorporarse.
## Desde el año
::eleccion cubos-apilables-pinarela-torre | Para volver a ellos durante meses
Diez cubos de tilo que suman 95 cm. Primero se derriban, después se llenan y se vacían; ordenarlos por tamaño llega cerca de los dos años. El menor no entra en el cilindro de piezas pequeñas. Con humedad, los tres pequeños se atascan.
::eleccion arcoiris-madera-pinarela-arco | Para construir, si le gusta construir
Son siete arcos de tilo, con una superficie algo áspera que agarra al apilar. El fabricante lo declara desde los 12 meses, y las construcciones más ricas las vimos a partir de los dos años y medio. **De seis niños, dos no le hicieron caso.** El arco fino se astilló al caer sobre baldosa.
## Para leer juntos
::eleccion cuento-carton-garabo-luna | Para la última media hora, desde el año
Rima, dura algo menos de cuatro minutos y esconde un gato en cada escena. El lomo va cosido y aguantó dos meses de trato rudo. Su letra blanca sobre azul cuesta con poca luz, que es cuando se lee. Si queréis coger la costumbre, pasad por [leer en voz alta](/consejos/leer-en-voz-alta).
::eleccion libro-solapas-garabo-madrid | Para nombrar la ciudad, desde los dos años
Treinta y dos solapas para reconocer después el quiosco o el autobús. Cuatro de las pequeñas no pasaron del primer mes: si hay un bebé cerca, recoge los trozos. Quien viva lejos de Madrid le verá menos gracia.
## Los cinco, por edad
| Modelo | Edad | Un límite |
|---|---|---|
| Almenda Pradera | De dos a siete meses | Vida corta |
| Pinarela Torre | Desde 12 meses | Ruido al caer |
| Pinarela Arco | Desde 12 meses | No gusta a todos |
| Garabo Luna llena | De uno a cuatro años | Letra clara |
| Garabo Madrid despierta | Desde dos años | Solapas pequeñas |
Qué hacer con ellos, y sin ellos, está en [jugar según la edad](/consejos/jugar-segun-la-edad).`,
  fecha: "2026-09-29",
  alt: "Dos láminas, una con una torre de cubos y otra con un cuento de cartón, y debajo una cinta métrica",
  productos: [
    "gimnasio-actividades-almenda-pradera",
    "cubos-apilables-pinarela-torre",
    "arcoiris-madera-pinarela-arco",
    "cuento-carton-garabo-luna",
    "libro-solapas-garabo-madrid",
  ],
};
