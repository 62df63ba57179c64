import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "adaptacion-escuela-infantil",
  titulo: "El periodo de adaptación en la escuela infantil",
  categoria: "educacion",
  extracto:
    "Cómo preparar las semanas previas, qué hacer en la puerta y qué señales indican que tu hijo necesita más tiempo.",
  contenido: `En septiembre, a las nueve y media, las puertas de las escuelas infantiles municipales se parecen mucho: carritos en fila, bolsas de tela con un nombre cosido y adultos que se alejan andando hacia atrás. Unos niños lloran, otros no. Ninguna de las dos cosas predice cómo irá el curso.
## Para qué sirve
Un bebé de diez meses no sabe que volverás a la una. Lo aprende a fuerza de que ocurra: te vas, alguien lo cuida bien, regresas. El periodo de adaptación es el tiempo que se reserva para que esa secuencia se repita con poca carga, en horario reducido y, según el centro, en grupos pequeños o con un familiar dentro del aula.
Cada escuela publica su propio calendario. Léelo en junio, no en agosto, y organiza con el trabajo que un adulto de la familia tenga libres las mañanas de la primera o de las dos primeras semanas.
## En agosto, cosas pequeñas
- Pasea hasta la puerta, aunque esté cerrada, y di en alto «aquí vendrás a jugar».
- Acerca poco a poco las horas de comer y de dormir a las del centro.
- Deja que pase ratos con otra persona de confianza y despídete siempre, también cuando bajes a por el pan.
- Marca la ropa. Calzado blando que entre sin pelea, pantalón de cintura elástica y ningún peto de tirantes cruzados.
- Si toma pecho, pregunta cómo reciben y conservan la leche extraída. La lactancia no tiene por qué terminar con la vuelta al trabajo.
## La entrevista con la tutora
Dura media hora y vale por tres reuniones. Cuenta cómo se duerme, qué hace cuando está cansado, qué palabra usa para el agua y a qué le tiene miedo. Avisa por escrito de alergias y medicación, y entrega el informe médico si lo hay.
También te toca preguntar. ¿Cuántos adultos hay en el aula? ¿Duermen boca arriba y en cunas sin peluches ni mantas sueltas los más pequeños? ¿Quién decide llamar a casa y por qué motivos? Una buena escuela contesta sin incomodarse.
## La despedida, en cuatro gestos
Llega con tiempo, porque la prisa se contagia. Agáchate a su altura. Dile quién se queda con él y cuándo vuelves, en su reloj: «después de comer». Beso, y márchate.
Escaparse mientras está distraído evita tu mal rato y agrava el suyo: deja de fiarse y no te pierde de vista en casa. Prolongarlo tampoco ayuda. Si entras y sales tres veces, la separación ocurre tres veces.
### ¿Puede llevar algo suyo?
Una gasa que huela a ti o un muñeco sin piezas sueltas consuela mucho en brazos. Para dormir, que lo guarden fuera de la cuna si aún no ha cumplido el año.
## Por la tarde pasa factura
Es frecuente que quien ha estado entero toda la mañana se derrumbe al verte. No es un reproche, es descanso. Verás siestas desordenadas, más despertares, apetito raro o ganas de brazos durante unas semanas. Reduce los planes: nada de compras ni cumpleaños; un rato de columpio, baño corto y a la cama antes.
Evita en septiembre otros cambios grandes. Quitar el chupete, estrenar habitación o dejar el pañal pueden esperar a noviembre.
## Los primeros mocos
La AEP explica en su web para familias que ir a la escuela infantil supone encontrarse con muchas infecciones, la mayoría causadas por virus y benignas. Catarros, gastroenteritis y conjuntivitis se encadenarán el primer invierno. Ten apalabrado quién se queda en casa y no lo mandes con fiebre, por él y por los demás.
Pide cita en el centro de salud si la fiebre se prolonga, come muy poco, le duele el oído o simplemente no lo ves bien. Ante una respiración rápida con hundimiento de las costillas, labios azulados o un niño que apenas reacciona, llama al 112. Lo que lees aquí orienta a una familia; no examina a un niño.
## Cuánto dura
Hay quien entra contento al tercer día y quien necesita un mes largo. Después de un puente, una varicela o las vacaciones de Navidad suele haber recaídas breves, más cortas que la primera vez.
Habla con la tutora si pasadas cinco o seis semanas llora durante buena parte de la jornada, no come nada allí, no acepta consuelo de ningún adulto o ha perdido cosas que ya sabía hacer. A veces basta con recortar el horario unos días o con que lo reciba siempre la misma persona. Si no mejora, coméntalo también con el pediatra.
Y una nota para ti: puedes llorar al doblar la esquina y haber elegido bien.`,
  fecha: "2026-08-28",
  alt: "Niña junto a un adulto ante los percheros de la escuela infantil",
  productos: [
    "patucos-flexibles-corzuela-suela",
    "bolsas-conservacion-nacara-reserva",
    "bodies-cruzados-ondaria-nido",
  ],
};
