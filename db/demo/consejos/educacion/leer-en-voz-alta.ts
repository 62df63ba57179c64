import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "leer-en-voz-alta",
  titulo: "Leer en voz alta desde el primer mes",
  categoria: "educacion",
  extracto:
    "Un recién nacido no entiende el cuento, pero sí la voz y el regazo. Cómo leer en cada etapa, qué libros elegir y dónde pedirlos prestados.",
  contenido: `Con tres semanas, tu hijo pasa despierto muy poco rato y no distingue un conejo de un calcetín. Leerle parece una extravagancia. Sin embargo, llega al mundo con la voz de su madre ya escuchada, y el sonido de una frase larga, con sus subidas y bajadas, lo atrapa más que muchos sonajeros. Se empieza por ahí: por la voz. El argumento llegará luego.
## Qué gana un bebé con esto
La Academia Estadounidense de Pediatría (AAP) recomienda la lectura compartida desde el nacimiento, por el lenguaje y por el vínculo. La OMS, en sus directrices para menores de cinco años, anima a que los ratos tranquilos del día se ocupen con lecturas y relatos junto a un adulto.
Los libros traen palabras que no salen en la conversación de la cocina: «madriguera», «despacio», «encina». Traen también turnos. Tú dices, el bebé mira, tú esperas, el bebé hace un ruido. Esa espera es ya media charla.
No prometen nada más. Leer pronto no garantiza buenas notas ni sirve para adelantar a nadie.
## Edad por edad, sin calendario rígido
### De cero a tres meses
Ve con nitidez lo que está cerca, a un palmo largo de la cara. Funcionan los dibujos grandes en blanco y negro. Sujétalo semisentado contra tu brazo, enseña una página y quédate callado un momento: si desvía la vista, ha terminado. Dos minutos cuentan. También vale el periódico; la cadencia le sirve.
### De cuatro a ocho meses
El libro va a la boca. Es su manera de estudiarlo, de modo que busca tela lavable o cartón con las esquinas redondas, marcado CE y sin botones ni cintas que se suelten. Nombra lo que toca y no te empeñes en pasar las hojas por orden.
### De nueve a dieciocho meses
Señala, y señalar es preguntar. Contesta con una palabra y añade otra: «perro; perro grande». Querrá el mismo cuento ocho noches seguidas. La repetición le permite anticipar, que es el primer placer de cualquier lector.
### Hacia los dos años
Acaba las frases que sabe de memoria. Párate antes de la última palabra y déjasela a él. Las solapas, que hasta hace poco arrancaba, empiezan a abrirse con dos dedos.
## Leer bien no exige teatro
- Ponlo en tu regazo, con el libro delante de los dos, para que siga tu dedo y vea tu cara al girarse.
- Más lento de lo que te pide el cuerpo.
- Salta páginas, inventa, cambia el nombre del oso por el del vecino.
- Cierra el libro cuando se marche gateando. Volverá.
- Si en casa se habla otra lengua, lee en la que te salga natural: las dos cuentan.
## Un sitio y una hora
Un estante a treinta centímetros del suelo, con cinco o seis cubiertas de frente, invita más que una librería llena. Ánclalo a la pared; los niños trepan. Cambia los títulos cada dos semanas y guarda el resto.
En cuanto a la hora, la que ya exista. Después del baño, en el trono del orinal, en el 146 camino de Callao. Un libro de cartón cabe en la cesta del carrito y pesa menos que una manzana y un plátano juntos.
A la cuna no va ninguno mientras sea un bebé: se lee fuera y el cuento se queda en la mesilla.
## Gratis y cerca
Las bibliotecas públicas de Madrid prestan libros para bebés y muchas tienen una zona con cojines y estantes a su medida. La Eugenio Trías, en la antigua Casa de Fieras del Retiro, permite enlazar paseo, cambio de pañal y tres cuentos. Pregunta en el mostrador por el carné infantil y por las sesiones de narración, que suelen requerir inscripción.
Cuando devuelvas un ejemplar mordido, dilo. Te mirarán con simpatía; no es el primero.
## Preguntas que nos llegan
¿Y si no para quieto? Léele igual mientras juega en la alfombra; escucha de espaldas más de lo que parece.
¿Vale un audiolibro? Acompaña un viaje largo, pero no responde a sus gestos. Lo que enseña a hablar es el ir y venir.
¿Y un cuento en la tableta? La AEP aconseja evitar las pantallas hasta los seis años, así que papel.
## Una señal que no conviene dejar pasar
Si no se sobresalta con ruidos fuertes, si a los seis o siete meses no se vuelve hacia tu voz o ha dejado de balbucear, pide cita con el pediatra para revisar el oído, aunque superase la prueba de la maternidad. Una tarde de cuentos permite observar mucho, pero no sustituye esa exploración.`,
  fecha: "2026-04-22",
  alt: "Padre en un sillón que lee un cuento con su bebé en el regazo",
  productos: [
    "libro-contrastes-garabo-blanco-negro",
    "libro-tela-garabo-campo",
    "cuento-carton-garabo-luna",
    "estanteria-baja-lumbrel-cuento",
  ],
};
