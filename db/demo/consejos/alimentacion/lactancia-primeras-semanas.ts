import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "lactancia-primeras-semanas",
  titulo: "Lactancia en las primeras semanas: qué es normal y cuándo pedir ayuda",
  categoria: "alimentacion",
  extracto:
    "Tomas, pañales, peso y dolor: qué esperar desde el parto hasta el primer mes y qué señales piden una llamada sin demora.",
  contenido: `Las cuatro de la mañana, la tercera toma desde medianoche y una duda que no se va: ¿tendrá suficiente? Casi todas las madres se la hacen. La respuesta no está en el reloj ni en la blandura del pecho, sino en unos cuantos datos que puedes observar sin báscula ni aplicaciones.
## Día uno: piel con piel y calostro
Si madre y bebé están bien, la Organización Mundial de la Salud (OMS) recomienda empezar en la primera hora de vida y mantener el contacto piel con piel. El calostro sale en gotas porque con gotas basta: el estómago es diminuto y esa primera leche es muy concentrada. Muchos recién nacidos duermen bastante el primer día y piden sin descanso la segunda noche. Agota, y es esperable.
## Del segundo al quinto día
La subida de la leche suele notarse hacia el tercer o cuarto día, algo después en algunas cesáreas. El pecho se pone tenso, a veces caliente. Tomas frecuentes y frío entre una y otra alivian; si la areola está tan dura que el bebé resbala, ablándala antes con los dedos.
Lo habitual son entre ocho y doce tomas en 24 horas, repartidas sin orden. A demanda significa responder a los primeros avisos: se chupa el puño, busca con la boca, se agita. El llanto llega tarde. Antes de recuperar el peso del nacimiento no conviene dejar pasar muchas horas seguidas, y a un bebé muy dormilón hay que despertarlo para comer.
## Lo que cuentan los pañales y la báscula
Bajar algo de peso los primeros días entra dentro de lo previsto; una pérdida cercana al 10 % debe valorarla cuanto antes un profesional. La mayoría vuelve al peso de partida hacia las dos semanas. Pide la primera cita en el centro de salud nada más recibir el alta, para que lo pesen y lo miren en esos días.
### Señales que tranquilizan
- Desde el quinto día, unos seis pañales bien mojados diarios y orina clara.
- El meconio negro da paso, en esa primera semana, a deposiciones amarillas y sueltas.
- Ves y oyes cómo traga, y suelta el pecho relajado.
- Está despierto a ratos, con buen color y tono.
### Señales para llamar hoy mismo
- Cuesta despertarlo o se duerme enseguida al mamar, toma tras toma.
- Moja poco, o aparecen manchas anaranjadas pasados los primeros días.
- El tono amarillo de la piel surge el primer día, se extiende o aumenta.
- Vomita con fuerza de forma repetida; si el vómito es verde, ve directamente a urgencias.
Una temperatura de 38 °C o más en un bebé de estas semanas es siempre motivo de urgencias, igual que encontrarlo frío y apagado. Si respira mal o no reacciona, 112.
## Cuando duele
La sensibilidad de los primeros días se pasa; el dolor que te hace apretar los dientes durante toda la toma, las grietas o un pezón que sale aplastado indican casi siempre que el agarre se puede mejorar. Acerca el bebé al pecho y no al revés, tripa con tripa, nariz a la altura del pezón, y espera a que abra mucho la boca. El labio inferior debe quedar vuelto hacia fuera y la barbilla, hundida en el pecho. Un cojín ayuda a descansar los brazos, pero no corrige por sí solo la postura.
Una zona roja, dura y dolorosa con fiebre o malestar puede ser mastitis: consulta en el día y, mientras tanto, no hay que dejar de amamantar. Sobre medicamentos, la base e-lactancia, hecha por pediatras, permite comprobar compatibilidades junto a tu médico antes de destetar por precaución.
## Cuidarte cuenta
Bebe cuando tengas sed y come a gusto; no existe una dieta para fabricar leche. En julio, con la persiana bajada y 38 °C en la calle, el bebé tampoco necesita agua: hasta los seis meses le basta el pecho, dice la OMS, y solo pedirá más a menudo. Si notas que el sueño te vence en el sofá, pásalo a su cuna boca arriba: dormirse ahí con él es peligroso. Y si la tristeza dura más de dos semanas, cuéntalo: tiene nombre y tratamiento. Cuando te asuste lo que piensas, pide ayuda ese mismo día a tu médico o al 112.
## A quién acudir
La matrona del centro de salud te atiende a ti y observa la toma, y muchos centros de Madrid organizan talleres a los que puedes ir con el carrito. Los grupos de apoyo del barrio suman compañía. Pregunta también por la vitamina D: la Asociación Española de Pediatría (AEP) aconseja 400 UI diarias durante el primer año a los niños amamantados. Nada de lo escrito aquí reemplaza la mirada de alguien con experiencia en plena toma.`,
  fecha: "2026-04-07",
  alt: "Madre en un sillón que da el pecho a su recién nacido",
  productos: [
    "cojin-lactancia-almenda-media-luna",
    "discos-lactancia-ondaria-algodon",
    "sujetador-lactancia-nacara-facil",
    "mecedora-almenda-calma",
  ],
};
