import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "siestas-primer-ano",
  titulo: "Las siestas del primer año, mes a mes",
  categoria: "sueno",
  extracto:
    "De las cabezadas sin horario a las dos siestas del cumpleaños: cuántas son habituales, cómo reconocer los cambios y qué hacer en la calle.",
  contenido: `En la reunión de preparación al parto alguien pregunta siempre por «el horario de las siestas». Durante un trimestre no lo hay. Después aparece, dura unas semanas y cambia. Esta guía sigue ese recorrido con cifras orientativas: sirven para situarte, no para poner alarmas.
## De 0 a 2 meses: donde caiga
Duerme casi a cualquier hora, en ratos que van de veinte minutos a tres horas. Entre uno y otro aguanta despierto lo que tardas en darle de mamar, cambiarlo y mirarlo un poco. No existe todavía una siesta «de mañana» y otra «de tarde».
Si está ganando peso como espera tu pediatra, no hace falta despertarlo por sistema. En los primeros días, o si es prematuro, pregunta en el centro de salud cada cuánto debe comer.
Deja entrar la luz y sigue con la lavadora. No necesita silencio.
## 3 y 4 meses: asoma un orden
Suma tres o cuatro siestas, a menudo cortas, de media hora larga. Es una duración normal y no significa que algo vaya mal. A esta edad la primera del día suele ser la más previsible: empieza por ella. Persiana a medias, saco, una frase repetida y a la cuna.
El resto pueden ser en movimiento. Un paseo por Madrid Río a las doce cuenta lo mismo.
## 5 y 6 meses: tres turnos
Muchos bebés se acomodan a una cabezada a media mañana, otra después de comer y una breve al caer la tarde. Los tramos despierto rondan las dos horas, con diferencias grandes de un niño a otro.
Cuando empiece a probar alimentos, evita que la comida coincida con el momento de más sueño. Ni comerá ni dormirá, y la trona se llevará la culpa.
## De 7 a 9 meses: adiós a la tercera
Lo notarás porque la última siesta se resiste o porque, si la hace, no hay quien lo acueste a su hora. Durante dos semanas habrá días de tres y días de dos. Adelanta la cena y el baño cuando toque uno corto.
En estas fechas gatea, se pone de pie agarrado a los barrotes y practica en la cuna lo que aprendió en la alfombra. Baja el somier a la posición inferior antes de que sepa incorporarse, y deja que ensaye de día todo lo que quiera.
### Llora al verte salir
La inquietud ante la separación crece alrededor de los ocho meses. Despídete con la misma frase, vuelve si te llama y no alargues la visita.
## De 10 a 12 meses: dos, y estables
Una hacia las nueve y media o las diez; otra tras la comida. Juntas suman dos o tres horas en bastantes casos. Si un lunes rechaza la de la mañana, no la borres del plan: el paso a una única siesta suele llegar más tarde, entre el año y el año y medio.
La escuela infantil puede adelantarlo, porque allí todos duermen después de comer. Pide en la agenda la hora a la que se despertó y ajusta la noche según ese dato.
## El total importa más que el reparto
La OMS sitúa el descanso completo de un día en 14 a 17 horas para los menores de tres meses, y en 12 a 16 desde los cuatro hasta los once. Haz la cuenta de una semana, no de un martes.
Un modo sencillo de saber si va bien: se despierta solo, come con ganas, juega un rato sin quejarse y llega a la noche cansado, no deshecho.
## Fuera de casa
- En el carrito: respaldo tumbado del todo, arnés abrochado y cara a la vista. Nada de telas sobre la capota, menos aún en junio.
- En la mochila: nariz y boca despejadas, barbilla separada del pecho y un beso siempre a tu alcance.
- En el coche: al llegar, sácalo y acuéstalo en plano aunque se desvele.
- En casa de los abuelos: una cuna de viaje con su colchón, nunca la cama grande rodeada de almohadas.
También durante diez minutos de siesta rige lo esencial: boca arriba, base firme, ningún objeto suelto.
## Verano y calefacción
En agosto, con la tarde a 38 °C, la habitación más fresca suele ser la que da al patio. Cierra temprano, usa un body fino y prescinde del saco si el termómetro pasa de 26. En enero, en cambio, los radiadores de las fincas antiguas no admiten negociación: abre cinco minutos antes y quítale una capa.
## Llama a la consulta
Coméntalo si un bebé que dormía bien pasa a estar adormilado y cuesta despertarlo, si se salta tomas, si ronca con esfuerzo o si el cansancio no cede aunque duerma lo esperable. Un niño que no reacciona o tiene la piel azulada no puede esperar cita: 112.
El resto de las dudas caben en la próxima revisión del niño sano. Lleva apuntados tres días de horarios; a tu pediatra le dirán más que cualquier media.`,
  fecha: "2026-03-24",
  alt: "Bebé dormido en un moisés de mimbre con la cortina abierta",
  productos: [
    "cuna-convertible-pinarela-bosque",
    "saco-dormir-ondaria-tog-1",
    "vigilabebes-audio-mirlana-eco",
    "pijama-cremallera-ondaria-siesta",
  ],
};
