import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "tiempo-boca-abajo",
  titulo: "Tiempo boca abajo: cuánto, cómo y desde cuándo",
  categoria: "desarrollo",
  extracto:
    "Despierto, vigilado y a ratos cortos: cómo llegar sin llanto a los 30 minutos diarios que aconseja la OMS.",
  contenido: `Hay una frase que resume casi todo: boca arriba para dormir, boca abajo para jugar. La primera mitad la tiene asumida cualquier familia. La segunda cuesta más, en parte porque muchos bebés protestan en cuanto apoyan la nariz en la manta. Tiene arreglo, y no consiste en aguantar el berrinche cronómetro en mano.
## Para qué sirve
Al levantar la cabeza contra la gravedad trabajan el cuello, los hombros y la espalda. De ese esfuerzo salen después el volteo, el arrastre y la posición sentada. Además, alivia la presión sobre la parte posterior del cráneo: los pediatras lo aconsejan para prevenir la cabeza aplanada por la postura, más frecuente desde que los niños duermen boca arriba, que sigue siendo la única posición segura para el sueño.
## Cuánto, según la OMS
Las directrices de 2019 para menores de cinco años hablan de al menos 30 minutos al día, repartidos, mientras el lactante está despierto y todavía no se desplaza. Repartidos es la palabra importante. Nadie espera media hora seguida de un bebé de tres semanas.
- Primeros días: uno o dos minutos, tres o cuatro veces, casi siempre sobre tu pecho.
- Hacia el mes: ratos de tres a cinco minutos tras cada cambio de pañal.
- A los dos o tres meses: diez minutos por tanda si está contento.
- Desde los cuatro: lo que pida; muchos ya giran solos y eligen la postura.
Las cifras anteriores son una escalera orientativa nuestra, no una prescripción. Un día malo se compensa con otro bueno.
## Desde cuándo
Desde los primeros días de vida, si nació a término y sano. Cuando ha habido prematuridad, cirugía o una estancia en neonatos, pregunta antes en la consulta. El ombligo sin caer no lo impide, aunque sobre tu cuerpo suele resultarle más cómodo que en el suelo.
## Cuatro maneras de empezar
### Sobre ti
Te recuestas en el sillón con el respaldo inclinado, bien despierta o despierto, y lo colocas en tu pecho, cara a cara. Cuanto más horizontal te pongas, más difícil es el ejercicio. Hablarle lo anima a buscarte con la vista. Si te entra sueño, se acaba el rato.
### En tu antebrazo
Boca abajo a lo largo del brazo, con su cabeza junto al codo y tu otra mano entre las piernas. Sirve para pasear por el pasillo y gusta a muchos con gases.
### Sobre tus muslos
Desde una silla, lo tumbas atravesado y le acaricias la espalda. Dos minutos aquí también cuentan.
### En el suelo
Manta o alfombra firme, nunca la cama, el sofá ni una almohada, donde puede hundir la cara o rodar. Túmbate enfrente, a su altura. Una toalla enrollada bajo las axilas, con los codos por delante, facilita las primeras veces; retírala cuando ya apoye bien los brazos.
## Si llora a los diez segundos
Elige la hora: despierto, sin hambre y pasada una media hora desde la última toma, para que no regurgite. Pon algo interesante delante, y a esa edad interesan tu cara, un espejo irrompible o un dibujo en blanco y negro a unos 25 cm. En agosto, el suelo de terrazo de un piso madrileño con la persiana bajada es el sitio más fresco de la casa: un pañal, una manta fina bien estirada y listo.
Cuando se queje, dale unos segundos por si se recoloca; si pasa a llanto, gíralo de lado o cógelo. Terminar antes de que se enfade hace que mañana tolere algo más.
## Lo que no se negocia
Siempre con un adulto despierto a su lado y mirándolo. Sin cojines, peluches ni cordones alrededor. Si se duerme, lo pasas en ese momento a su cuna, boca arriba, como insisten los pediatras del grupo de muerte súbita infantil de la AEP. Un vigilabebés no sustituye tu presencia en este juego. Y fíjate en las otras horas: la OMS recomienda que no esté sujeto en carrito, hamaca o silla más de una hora seguida.
## Señales para comentar en la revisión
- Mira siempre hacia el mismo lado o te cuesta girarle la cabeza al otro.
- Notas una zona plana en el cráneo que va a más.
- A los cuatro meses no levanta la cabeza estando tumbado boca abajo.
- Está muy rígido o, al contrario, blando como un muñeco de trapo.
- Usa mucho más un brazo o una pierna que la otra.
Ninguna de ellas es un diagnóstico; solo un motivo para adelantar la cita con el pediatra, que sabrá si hace falta fisioterapia o basta con acostarlo cada noche con la cabeza hacia un extremo distinto de la cuna. Lo que lees es una ayuda para casa y nunca la exploración que él puede hacer.`,
  fecha: "2026-03-27",
  alt: "Bebé boca abajo que levanta la cabeza ante una tarjeta de contraste",
  productos: [
    "gimnasio-actividades-almenda-pradera",
    "libro-contrastes-garabo-blanco-negro",
    "alfombra-lavable-almenda-prado",
  ],
};
