import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "jugar-segun-la-edad",
  titulo: "A qué jugar con tu bebé según su edad",
  categoria: "desarrollo",
  extracto:
    "De la cara que imita al cubo que se vacía veinte veces: juegos sencillos desde el nacimiento hasta los dos años y qué revisar en cada juguete.",
  contenido: `Una caja de zapatos, dos cucharas de madera y un adulto que no mira el reloj. Con eso se juega un año entero. El resto del catálogo puede ser bonito y útil, pero llega después, y en la casa media de Madrid, además, no cabe.
## De 0 a 3 meses: caras, voz y contraste
El juguete eres tú. A 20–30 cm, que es la distancia de la toma, sonríe, abre mucho los ojos y espera su respuesta. Canta siempre la misma canción al cambiarlo. Enséñale un dibujo en blanco y negro y muévelo de lado a lado con lentitud. Diez minutos bastan; si gira la cabeza o hipa, está diciendo que ya vale.
También toca un rato en el suelo, boca abajo y a tu lado, varias veces al día.
## De 3 a 6 meses: manos que descubren
Se encuentra los dedos y los estudia como quien lee el periódico. Ofrece aros, telas de texturas distintas, un sonajero ligero que pueda pasar de una mano a otra. Todo irá a la boca, y debe poder ir. Un gimnasio de actividades entretiene mientras observa y golpea; retíralo cuando empiece a tirar de la estructura para incorporarse.
- Cucú tras una muselina, sin taparle a él la cara.
- Paseo por las ventanas, nombrando lo que se ve.
- Burbujas de jabón en el Retiro, al aire y lejos de los ojos.
## De 6 a 9 meses: causa y efecto
Suelta la cuchara, mira dónde cae, te mira a ti. No es provocación, es física. Prepara una cesta con objetos cotidianos de materiales diversos: un aro de cortina grueso, una esponja de baño grande, un colador sin filos, una bola de tela cosida. Nada que pueda desmontar ni que quepa entero en la boca. Pon música con dos tapas y baja el volumen cuando él pare; tarda poco en entender que manda.
## De 9 a 12 meses: meter, sacar, esconder
La época del vaciado. Cubos que se apilan para derribarlos, una caja con ranura, pelotas que ruedan hasta tus pies y vuelven. Esconde un muñeco bajo un paño y déjale encontrarlo. Los primeros puzles con pomo grueso caben aquí, aunque al principio solo saque las piezas.
Fuera, la arena y un vaso. Las escuelas infantiles municipales trabajan mucho con piñas, telas y cajas, y ese material lo puedes copiar en casa sin gastar, siempre contigo delante.
## De 12 a 24 meses: como los mayores
Ahora quiere hacer lo que tú haces: barrer, dar de comer a la muñeca, hablar por una pastilla de jabón. El juego de «como si» despega hacia el año y medio. Deja a mano un trapo húmedo, una escoba cortita, pinzas de tender grandes y sin muelle. Empuja cajas, trepa al sofá y baja de espaldas, cien veces. Garabatea con ceras gruesas aptas para su edad. Mira libros de solapas y arranca alguna; la cinta adhesiva existe para algo.
El suelo de la calle enseña tanto como el salón: bordillos, charcos, las escaleras de la plaza subidas de la mano.
## Menos juguetes a la vista
Con seis u ocho en una balda baja suele jugar más rato que con cuarenta en un baúl. Guarda los demás y cámbialos cada dos semanas; parecerán nuevos. Los que hacen todo solos, con luces y botones, suelen agotar la curiosidad deprisa. Y el aburrimiento breve no es una avería: a menudo precede al mejor hallazgo de la tarde.
Sobre las pantallas, la posición de la AEP es corta: ninguna antes de los seis años, salvo excepciones acompañadas como la videollamada. La OMS, por su parte, pide para el primer año juego en el suelo varias veces al día y, de uno a dos años, al menos 180 minutos de movimiento repartidos a lo largo de la jornada.
## Revisión de seguridad en un minuto
- Marcado CE, instrucciones en castellano y ensayos según UNE-EN 71.
- Sin el símbolo de «no apto para menores de 3 años» mientras no los tenga.
- Piezas que no quepan en el cartón de un rollo de papel higiénico, prueba casera más exigente que el ojo.
- Cordones de menos de 22 cm y ninguno en la cuna.
- Pilas tras una tapa atornillada, imanes fuera.
- Globos, solo inflados y en manos de un adulto.
Si crees que ha tragado un imán o una pila, no esperes a ver síntomas: 112.
## Un último apunte
Las edades se solapan y ninguna lista mide a tu hijo. Lo que sí merece una conversación con el pediatra es que no sonría a las personas hacia los tres meses, que no busque tu mirada, que no muestre interés por tocar las cosas o que vaya perdiendo juegos que ya dominaba. Suele quedarse en una visita tranquila, y esa tranquilidad no la puede dar una página como esta.`,
  fecha: "2026-11-05",
  alt: "Bebé sentado que apila cubos de madera",
  productos: [
    "gimnasio-actividades-almenda-pradera",
    "cubos-apilables-pinarela-torre",
    "puzle-encaje-pinarela-granja",
    "arcoiris-madera-pinarela-arco",
  ],
};
