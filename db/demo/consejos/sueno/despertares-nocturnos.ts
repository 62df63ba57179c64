import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "despertares-nocturnos",
  titulo: "Despertares nocturnos: por qué pasan y qué ayuda",
  categoria: "sueno",
  extracto:
    "Despertarse es parte del sueño. Causas más comunes según la edad, cómo responder a oscuras y cuándo conviene consultarlo.",
  contenido: `«¿Ya te duerme del tirón?» Te lo preguntarán en el ascensor, en la frutería y en la cola de la farmacia. La respuesta sincera, durante buena parte del primer año, es que no. Y en la mayoría de los casos no hay nada que reparar.
## Nadie duerme de un tirón
Los adultos nos despertamos varias veces cada noche, nos damos la vuelta y por la mañana no lo recordamos. Los bebés encadenan ciclos más breves, y al terminar cada uno comprueban si el mundo sigue igual. Si lo está y no les falta nada, pueden continuar. Si no, avisan.
Un estudio canadiense publicado en 2018 en la revista «Pediatrics» siguió a algo menos de cuatrocientos niños. A los seis meses, un 38 % no dormía todavía seis horas seguidas; al año seguía así el 28 %. No encontró relación entre esos despertares y un peor desarrollo. Tu vecino, el que presume, no salía en la muestra.
## Las causas más comunes
### Hambre
En los primeros meses es la razón principal y hay que atenderla. El pecho se da a demanda también de noche. Cuándo dejan de necesitar esas tomas varía mucho; no las recortes sin haberlo hablado en la revisión.
### Una habilidad nueva
La semana en que aprende a sentarse o a ponerse de pie, la practica a las cuatro. Se pasa en unos días. Si se queda agarrado al barrote y no sabe bajar, ayúdalo y ensaya con él esa bajada por la tarde.
### Te echa de menos
Desde los ocho meses, más o menos, entiende que existes aunque no te vea. Despertarse y no encontrarte es un disgusto razonable. Una mano en el pecho y dos palabras suelen bastar.
### Malestar
Mocos, oído, fiebre, un pañal empapado, calor. Las encías pueden molestar cuando asoma un diente, pero no explican una fiebre alta: si la tiene, busca otra causa.
### Un cambio
Mudanza, entrada en la escuela infantil, vuelta al trabajo, un viaje, la llegada de un hermano. Pide más compañía de noche porque de día ha tenido menos o distinta.
## Responder sin terminar de despertarlo
- Espera medio minuto y escucha. Muchos ruidos son parte del sueño activo: gruñe, se queja, se chupa la mano y sigue.
- Acércate antes de que el llanto crezca. Calmar un quejido cuesta menos que calmar un enfado.
- Poca luz, y cálida; la justa para ver dónde pisas. La del techo, apagada.
- Toca antes de coger. Si no basta, cógelo.
- El pañal se cambia si hay caca o está muy mojado. Ropa de cremallera, y todo a mano.
- Habla poco y en el mismo tono de las otras noches.
Vuelve a acostarlo boca arriba, en su cuna y sin nada alrededor. A las tres de la mañana es cuando más se relajan estas normas, y cuando menos conviene.
## ¿Dejarlo llorar?
Existen programas que espacian la respuesta y familias a las que les han servido con bebés mayores de seis meses; otras no pueden ni quieren. No son obligatorios ni hay edad en la que «toque» hacerlos. Con un bebé pequeño no procede. Si te planteas alguno, háblalo con tu pediatra, descarta que haya un problema y que estén de acuerdo todos los adultos de la casa.
La otra vía es gradual y lenta: cada tres o cuatro noches, una ayuda un poco menor. De brazos a la mano; de la mano a la silla junto a la cuna; de la silla a la puerta.
## Organizar la noche de los adultos
El sueño que falta se nota al volante. La DGT incluye la fatiga y la somnolencia entre los factores de accidente: después de una semana mala, ve en Metro o pide que conduzca otro.
Prepara el campo de batalla antes de acostarte. Un vaso de agua para ti, muda doblada, camino despejado hasta la cuna y una luz baja en el pasillo, que en las casas antiguas siempre tiene un mueble de más. Con un turno por persona, cada una consigue un bloque de cuatro o cinco horas.
No des el pecho ni acunes de madrugada en el sofá si estás a punto de dormirte: el riesgo de asfixia para él es alto.
## Motivos para consultar
Pide cita si ronca a menudo, suda mucho al dormir, hace pausas al respirar, regurgita con dolor, no engorda o de repente se despierta muchas más veces sin un motivo claro. También si llora de un modo agudo o inconsolable, o si llevas más de dos semanas con angustia, apatía o pensamientos que te asustan: la depresión posparto se trata, y la puerta de entrada es tu médica o la matrona.
Un bebé de menos de tres meses con 38 °C debe ir a urgencias. Si respira con mucho esfuerzo, está azulado o no responde, marca el 112.
Todo lo anterior habla de niños en general. Del tuyo sabe más quien lo pesa, lo mide y lo ausculta.`,
  fecha: "2026-11-12",
  alt: "Bebé despierto y de pie en su cuna, de noche",
  productos: [
    "luz-enchufe-mirlana-pasillo",
    "cuna-colecho-pinarela-luna",
    "pijama-cremallera-ondaria-siesta",
    "lampara-regulable-almenda-ambar",
  ],
};
