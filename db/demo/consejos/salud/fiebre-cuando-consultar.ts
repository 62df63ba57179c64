import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "fiebre-cuando-consultar",
  titulo: "Fiebre en bebés: qué mirar y cuándo consultar",
  categoria: "salud",
  extracto:
    "La edad y el aspecto del niño pesan más que el número del termómetro. Señales de urgencia, cuidados en casa y remedios que ya no se aconsejan.",
  contenido: `::aviso Llama al 112 si le cuesta mucho respirar, no responde, convulsiona o tiene manchas rojas o moradas que no desaparecen al estirar la piel.
El termómetro marca 38,6 y la consulta no abre hasta mañana. Lo primero que decide qué hacer no es esa cifra: es la edad. Lo segundo, cómo está tu bebé. Este texto te ayuda a ordenar lo que ves, pero no lo examina; ante la duda, manda siempre la valoración de un sanitario.
## Menos de tres meses: urgencias
Con 38 °C o más, un bebé que todavía no ha cumplido los tres meses debe ser visto por un médico sin esperar a la mañana, aunque mame y sonría. A esa edad las infecciones pueden avanzar deprisa y dar pocas pistas. Tampoco le des un antitérmico por tu cuenta antes de la consulta. Encontrarlo frío, muy dormido o sin ganas de comer obliga igualmente a salir hacia el hospital.
## Llama al 112
- Le cuesta mucho respirar, hace pausas o tiene los labios azulados.
- No responde, no hay manera de despertarlo o está desmadejado.
- Convulsiona. Ponlo de lado en el suelo, no metas nada en su boca y mira la hora.
- Tiene manchas rojas o moradas que no desaparecen al estirar la piel y mal aspecto.
## Urgencias en las próximas horas
- Esas mismas manchas, incluso pequeñas y con buen estado general.
- Cuello rígido, fontanela abombada o llanto que nada consuela.
- Respiración rápida, con las costillas marcadas o con quejido.
- Vómitos o diarrea que no le dejan retener líquidos, boca seca, pocos pañales mojados.
- Decaimiento que continúa cuando la temperatura ya ha bajado.
- Una enfermedad crónica o las defensas bajas.
La lista sigue las señales de alarma que difunde la Asociación Española de Pediatría de Atención Primaria (AEPap).
## Cita en el centro de salud
Entre los tres y los seis meses, pide que lo vean el mismo día. De ahí en adelante, si se mantiene contento entre picos, bebe y juega, puedes observar en casa y consultar cuando la fiebre pase de dos o tres días, llegue a 39 °C sin mocos ni tos que la expliquen, le duela el oído o al orinar, o vuelva tras un par de días sin ella. El instinto también vale: si lo ves raro y no sabes decir por qué, llama.
## Tomar bien la temperatura
Termómetro digital, en la axila seca, con el brazo pegado al cuerpo hasta que pite. Se habla de fiebre a partir de 38 °C; algo por debajo, de febrícula. Los de frente y oído son cómodos, aunque menos fiables en los más pequeños. Los de mercurio se retiraron de la venta y no deben usarse: si se rompen, contaminan.
Antes de alarmarte, descarta el ambiente. Un bebé que vuelve de la calle a las cinco de la tarde, con 38 °C de agosto y el asiento del carrito recalentado, puede marcar unas décimas de más. Llévalo a la sombra, aligera la ropa, ofrece pecho o, si tiene más de seis meses, agua, y repite a la media hora. Si sigue alto, consulta; si está muy apagado, llama al 112, porque un golpe de calor es una urgencia.
## Qué hacer en casa
La fiebre es una defensa del organismo y, por sí sola, no daña el cerebro, recuerda el decálogo de la AEPap. El objetivo, entonces, es el bienestar y no dejar el visor en 36,5. Ni lo arropes ni lo desnudes: ropa ligera y habitación templada. Tomas más frecuentes y cortas. No lo despiertes para medirle la temperatura si duerme tranquilo y respira bien.
El paracetamol o el ibuprofeno se reservan para el malestar o el dolor. La dosis va por peso, la calcula el pediatra y se apunta en un papel con la hora. Respeta la edad mínima del prospecto, que en el ibuprofeno es mayor. Que la fiebre baje con ellos no informa de si la infección es leve o seria.
## Costumbres que conviene jubilar
- Alternar paracetamol e ibuprofeno, que favorece errores de dosis.
- Baños de agua fría, paños mojados y friegas de alcohol.
- Aspirina: nunca en niños sin indicación médica.
- El antibiótico que sobró en febrero.
- Medicar por si convulsiona: tratar la fiebre no evita esas crisis.
- Culpar a los dientes de una temperatura de 38,5 y quedarse ahí.
## Antes de salir de casa
Si vas a urgencias, lleva la cartilla, la lista de lo que ha tomado con sus horas, un par de pañales y su manta fina. En el coche va en su silla, a contramarcha y sin abrigo grueso bajo el arnés; si tiembla o está muy mal, no conduzcas a solas con él: llama. Y para volver a la escuela infantil, lo habitual es que pase un día sin fiebre y sin medicinas; pregunta la de tu centro.`,
  fecha: "2026-10-09",
  alt: "Bebé en la cama con un termómetro y la mano de un adulto en la frente",
  productos: [
    "pijama-cremallera-ondaria-siesta",
    "sensor-habitacion-mirlana-clima",
    "muselinas-ondaria-brisa",
  ],
};
