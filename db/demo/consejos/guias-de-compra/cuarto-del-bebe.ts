import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "cuarto-del-bebe",
  titulo: "Qué comprar para el cuarto del bebé",
  categoria: "guias-de-compra",
  extracto:
    "Una cuna que se ata a tu cama, otra para años, un saco en lugar de la manta y un aviso que solo se oye: para quién es cada cosa y qué puede esperar.",
  contenido: `Para dormir, un bebé pide poco: una superficie firme, una bajera tensa y alguien cerca. Lo demás depende de los metros que tengas. Aquí van cuatro cosas que recomendamos, cada una con sus pegas.
## Antes de mirar muebles
La AEP aconseja que los seis primeros meses duerma en la habitación de los padres y boca arriba; el porqué está en [dormir boca arriba](/consejos/dormir-boca-arriba). Coge un metro y apunta:
- **La altura de tu cama**, hasta lo alto del colchón.
- **El paso que queda** con una cuna de 124 × 66 cm ya puesta.
- **Los grados del dormitorio** por la noche, que deciden el saco.
::aviso **Dentro de la cuna, solo el bebé.** Ni almohada, ni nido, ni peluches, ni chichonera. Y ningún vigilabebés previene la muerte súbita.
## A tu lado, los primeros meses
::eleccion cuna-colecho-pinarela-luna | Para dormir junto a tu cama
Se ata al somier con dos correas y tiene **seis alturas, de 42 a 62 cm**. En tres de cinco camas ajustó a la primera; en un canapé de tapa ancha las correas no agarraban, y una cama de 36 cm resultó demasiado baja. Dura poco: 9 kg, o el día en que se apoye en manos y rodillas.
## Para varios años
::eleccion cuna-convertible-pinarela-bosque | Para un cuarto con sitio
Es de pino macizo, no cruje cuando el niño sacude la baranda y acaba de cama baja hasta los cuatro o cinco años. Entre barrotes hay 5,8 cm. Montarla pide **casi dos horas y dos personas**, y el colchón, de 60 × 120 cm, se compra aparte: de los cuatro que metimos, uno bailaba.
Estas bajeras valen para colchones de 10 a 14 cm de grosor. De la medida de una cuna de colecho no las hay:
::producto sabanas-bajeras-ondaria-percal
## En lugar de manta
::eleccion saco-dormir-ondaria-tog-1 | Para dormitorios de 20 a 24 °C
Va sin mangas y se abre desde abajo, así que el pañal de madrugada se cambia con el pecho tapado. El largo de 70 cm empieza en 4 kg. No servirá todo el año: a 29 °C sobra, y con un largo no suele pasarse de medio año.
## Para oírlo desde otra habitación
::eleccion vigilabebes-audio-mirlana-eco | Para oír, sin wifi ni pantalla
En seis semanas avisó de los treinta y un despertares que apuntamos, y dos veces lo engañó una moto. Su batería dura 16 horas y no se puede cambiar; el volumen mínimo sobresalta. En un piso de 50 m², con la puerta entornada, es probable que no te haga falta.
## Cunas y saco, lado a lado
| Modelo | Hasta cuándo | Norma | Mide antes |
|---|---|---|---|
| Pinarela Luna | 9 kg o hasta que se incorpore | UNE-EN 1130 | Tu cama |
| Pinarela Bosque | Cuatro o cinco años | UNE-EN 716 | El suelo libre |
| Ondaria TOG 1 | Unos meses por largo | UNE-EN 16781 | Los grados |
## Lo que puede esperar
La cómoda, la mecedora y la alfombra se compran mejor cuando ya sabes qué echas en falta. Si pones una cómoda, atorníllala antes de llenarla: la que probamos, sin fijar, con los cajones abiertos y peso encima, cabeceó hacia delante.`,
  fecha: "2026-10-08",
  alt: "Dos láminas, una con una cuna de madera y otra con un saco de dormir, y debajo una cinta métrica",
  productos: [
    "cuna-colecho-pinarela-luna",
    "cuna-convertible-pinarela-bosque",
    "saco-dormir-ondaria-tog-1",
    "vigilabebes-audio-mirlana-eco",
  ],
};
