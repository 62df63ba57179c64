import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "primeras-palabras",
  titulo: "Las primeras palabras: hablar mucho y corregir poco",
  categoria: "desarrollo",
  extracto:
    "Qué suele llegar antes de la primera palabra, cómo conversar con quien aún no habla y qué señales conviene consultar pronto.",
  contenido: `«Aba», dice, y estira el brazo hacia el vaso. No es agua del todo, pero lo es. La lengua empieza mucho antes que el diccionario, y buena parte de lo que ayuda ocurre sin que te des cuenta: al abrochar el abrigo, al esperar el ascensor, en el trayecto de la línea 6.
## Antes de la palabra hay conversación
Desde las primeras semanas un bebé distingue voces conocidas y responde con la mirada. Hacia los dos o tres meses aparecen los gorjeos. En torno a los seis o siete, las sílabas repetidas, «bababa», que todavía no nombran a nadie aunque nos emocionen. Después vienen los gestos: tender los brazos, decir adiós con la mano, señalar con el dedo. Señalar es un paso enorme, porque quiere decir «mira tú también».
La primera palabra con intención suele llegar cerca del cumpleaños, unos meses antes o después. Muchos niños entienden decenas de términos cuando apenas dicen tres. Y alrededor de los dos años empiezan a juntar dos: «más pan», «papá calle».
## Hablar mucho, pero de lo que está pasando
No hace falta un discurso. Sirve más comentar lo que el bebé está mirando que llevarlo a mirar otra cosa.
### En casa
Mientras lo vistes, nombra y espera: «ahora el calcetín… ¿dónde está el otro pie?». Ese silencio de cinco segundos es su turno. Si responde con un ruido, contesta como si hubiera dicho algo, porque lo ha dicho.
### En la calle
El frutero que pesa las mandarinas, el perro atado en la puerta, la sirena que se acerca. Ve diciendo lo que oye y lo que ve. En un vagón lleno, agáchate a su altura: desde el carrito solo se ven abrigos.
### Con libros
Basta con un cuento de cartón y tres páginas. Deja que muerda la esquina, salte al final y vuelva al gato. Pregunta poco, «¿y este?», y celebra que señale. Repetir el mismo libro treinta noches no le aburre; a esa edad la repetición enseña.
## Corregir poco
Si dice «ota» por pelota, no le pidas que lo repita bien. Devuélvele la palabra completa dentro de una frase: «sí, la pelota roja». A eso los logopedas lo llaman modelado, y tiene la ventaja de que nadie se siente examinado. Tampoco conviene fingir que no entiendes hasta que pronuncie: pedir y no ser comprendido ya cansa bastante.
- Amplía: él dice «coche», tú dices «un coche verde».
- Ofrece elección: «¿quieres pera o plátano?», con las dos a la vista.
- Canta: las rimas con gestos dejan huecos que acabará rellenando.
- Usa un tono expresivo, sin deformar las palabras.
- Apaga la radio y la tele de fondo en los ratos de juego.
## Dos lenguas, una casa
Crecer con dos idiomas no causa retraso ni confunde, insiste la asociación estadounidense de logopedia (ASHA). Puede repartir el vocabulario entre ambos, y por eso se cuentan juntos. Cada adulto habla en el que le resulta natural, con el que riñe y hace bromas. La escuela infantil se encarga del castellano; que la abuela siga con el rumano, el gallego o el árabe es un regalo.
## Pantallas, de momento no
La Asociación Española de Pediatría (AEP) amplió en diciembre de 2024 su recomendación: de cero a seis años no hay un tiempo de pantalla seguro. La videollamada supervisada con la familia que vive lejos es la excepción que contempla. Un vídeo no espera turno ni mira hacia donde el niño señala, y es justo eso lo que hace falta.
## Cuándo no esperar
Cada ritmo es distinto, pero hay ausencias que deben hablarse sin aguardar a la próxima revisión:
- No reacciona a ruidos ni a tu voz, a cualquier edad.
- Con doce meses no balbucea ni hace gestos como señalar o despedirse.
- A los dieciséis no dice palabra alguna.
- A los veinticuatro no combina dos de forma espontánea, más allá de repetir lo que oye.
- Pierde palabras, gestos o interés por la gente que antes tenía.
La primera comprobación suele ser el oído, también si pasó bien el cribado del hospital: las otitis repetidas restan audición durante meses. El pediatra del centro de salud puede derivar a otorrino y, en la Comunidad de Madrid, iniciar la solicitud de atención temprana, cuya valoración coordina el CRECOVI. Puede haber lista de espera, razón de más para pedirla pronto y no dejarlo en «ya hablará, su tío tardó».
Preguntar no etiqueta a nadie. Nosotros describimos lo frecuente; si algo te inquieta, la opinión que cuenta es la de quien puede ver y oír a tu hijo en consulta.`,
  fecha: "2026-10-21",
  alt: "Mujer que habla con un bebé: ella dice «pato» y él la imita",
  productos: [
    "cuento-carton-garabo-luna",
    "libro-solapas-garabo-madrid",
    "libro-tela-garabo-campo",
    "estanteria-baja-lumbrel-cuento",
  ],
};
