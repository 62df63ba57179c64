import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "dormir-boca-arriba",
  titulo: "Dormir boca arriba: el sueño seguro paso a paso",
  categoria: "sueno",
  extracto:
    "Postura, colchón, temperatura y habitación compartida: las medidas del sueño seguro, explicadas una a una.",
  contenido: `Hay pocas recomendaciones en pediatría tan claras como esta: hasta el año, tu hijo duerme boca arriba en todas las siestas y en todas las noches. Cuando las campañas de los años noventa la difundieron, las muertes súbitas del lactante bajaron de forma notable en muchos países, según la Asociación Española de Pediatría (AEP). Cuesta poco, no requiere comprar nada y depende de que la conozcan todos los que acuestan al niño, abuelos y canguros incluidos.
## Paso 1: la espalda sobre el colchón
La AEP recuerda que la postura boca abajo aumenta el riesgo de muerte súbita y que de lado tampoco es segura, porque el cuerpo rueda con facilidad. La indicación vale igualmente para los bebés con reflujo, salvo que su médico diga otra cosa por un motivo concreto.
¿Y si se atraganta? Es la pregunta que más se oye en la sala de espera. En un niño sano, la tos y la deglución protegen las vías respiratorias también en esa posición.
### Cuando aprende a girarse
Sigue acostándolo boca arriba. Si ya se da la vuelta solo en los dos sentidos, no hace falta pasar la noche recolocándolo; basta con que a su alrededor no haya nada. Desde el primer intento de giro, se acabó envolverlo en muselinas con los brazos sujetos.
## Paso 2: firme, plano y vacío
La superficie no debe hundirse bajo su peso ni inclinarse. Una cuna conforme a la norma UNE-EN 716, o un moisés o cuna de colecho según la UNE-EN 1130, con el colchón de su medida: si entre este y el lateral te entran dos dedos, busca otro.
Dentro, una sábana bajera bien tensa y el bebé. Nada más.
- Sin almohada, nido, reductor ni cuña.
- Sin chichonera, aunque sea de malla o haga juego con las cortinas.
- Sin manta ni edredón. Un saco con la sisa y el cuello ajustados abriga y no tapa la cara.
- Sin peluches hasta pasado el primer año.
- Sin cordones: ni el del chupete, ni el del móvil, ni el de la persiana al alcance de su mano.
Las hamacas, los columpios y la silla del coche sirven para otras cosas. Si se queda dormido en ellos, trasládalo en cuanto puedas a un sitio plano, porque con la barbilla contra el pecho respira peor.
## Paso 3: en tu cuarto y en su cuna
La AEP considera que el lugar más seguro durante los seis primeros meses es una cuna propia, junto a la cama de los padres. Así atiendes las tomas sin encender medio piso y él conserva su espacio. Las cunas sidecar se fijan siguiendo el manual, sin hueco alguno entre los dos colchones y a idéntica altura.
### Compartir la cama
Muchas familias lo hacen, por decisión o por agotamiento, y es preferible hablarlo a ocultarlo. Descártalo por completo en estas situaciones:
- Tiene menos de tres meses, nació antes de tiempo o con bajo peso.
- Alguno de los adultos fuma, ha bebido alcohol, toma sedantes o está extenuado.
- El colchón es blando, de agua, o se trata de un sofá o un sillón.
- En la cama hay además hermanos, otras personas o animales.
Pide a tu pediatra o a la matrona que repasen contigo tu caso.
## Paso 4: ni frío ni calor
Entre 20 y 22 °C es el intervalo que propone la AEP. En un piso de Madrid con calefacción central, noviembre puede ser más caluroso que mayo: mira el termómetro de la habitación y no el de la calle. Sin gorro dentro de casa, y con la capa justa. Si la nuca está sudada, sobra ropa.
## Paso 5: lo que protege de día
No fumar en el embarazo ni después, y que nadie lo haga cerca del niño o en casa. La lactancia materna se asocia a un riesgo menor, señala la AEP, y el chupete al dormir también; si toma pecho, espera a que las tomas estén bien establecidas, y si se le cae dormido no se lo vuelvas a poner. Jamás colgado del cuello.
Los ratos boca abajo, despierto y contigo delante, fortalecen el cuello y evitan que la cabeza se aplane. Son la otra mitad de este consejo.
## Aparatos que no te dan esa seguridad
Un vigilabebés te deja oírlo desde la cocina, y ahí acaba su trabajo. Ninguno, ni los calcetines con sensor ni los colchones con alarma, ha demostrado evitar la muerte súbita, y confiar en ellos lleva a relajar lo que sí ayuda.
## Si ocurre algo
Un episodio en el que se queda muy pálido o azulado, flácido o deja de respirar obliga a llamar al 112 aunque se recupere. Si no respira, pide ayuda, pon el altavoz y empieza la reanimación con las instrucciones del operador. Algunos centros de salud organizan talleres para familias: apúntate antes de necesitarlo.
Para prematuros o bebés con alguna enfermedad, las pautas pueden variar. Esas las da su equipo médico, no una página.`,
  fecha: "2026-11-04",
  alt: "Bebé dormido boca arriba, con saco, en una cuna despejada",
  productos: [
    "cuna-colecho-pinarela-luna",
    "cuna-convertible-pinarela-bosque",
    "sabanas-bajeras-ondaria-percal",
    "saco-dormir-ondaria-tog-1",
  ],
};
