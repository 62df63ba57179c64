import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "gateo-sin-prisa",
  titulo: "El gateo llega sin prisa: preparar la casa y acompañar",
  categoria: "desarrollo",
  extracto:
    "Edades según la OMS, una ronda por el piso a cuatro patas y lo justo de ayuda para que tu bebé descubra cómo moverse.",
  contenido: `En el grupo de mensajes de la escuela infantil alguien cuelga un vídeo: su hija, siete meses, cruza el salón a toda velocidad. El tuyo, con nueve, sigue sentado como un emperador y señala lo que quiere. Antes de sacar conclusiones conviene mirar los números.
## Un margen de ocho meses
La OMS siguió a 816 niños sanos de cinco países y publicó en 2006 las edades en que alcanzaban cada hito. El gateo sobre manos y rodillas apareció entre los 5,2 y los 13,5 meses. Un 4,3 % no gateó nunca de esa forma, y eran niños sanos. La marcha sin ayuda se repartió entre los 8,2 y los 17,6 meses.
También hay estilos. Unos reptan como soldados, otros se impulsan sentados, algunos van hacia atrás durante quince días y se enfadan porque el juguete se aleja. Lo que interesa es que el niño quiera ir a los sitios y vaya encontrando la manera.
## Tu papel: suelo, ropa y tiempo
- Suelo firme: la cuna y el parque limitan, y la cama engaña porque es blanda.
- Rodillas libres, o un pantalón que no resbale; los vestidos largos se pisan.
- Pies descalzos en casa. Si el terrazo está helado en enero, calcetín antideslizante o patuco de suela flexible.
- Un objeto a medio metro, ni pegado ni imposible, y tú sentada o sentado cerca.
- Ratos cortos varias veces al día, sin colocarlo en posturas a las que aún no llega por su cuenta.
El andador, o tacatá, no ayuda. La AEP lo desaconseja con claridad: hace más frecuentes los accidentes y no enseña a caminar. Si te han regalado uno, devuélvelo o desmóntalo antes de tirarlo.
## Ronda a cuatro patas
Gatea tú por la vivienda, de verdad. A 40 cm del suelo se ve otra casa.
### Salón
Estanterías, cómodas y televisor, anclados a la pared: un cajón abierto es una escalera. Cubre las esquinas de la mesa baja, recoge los cables y acorta los cordones de persianas y estores hasta que queden fuera de su alcance. Las plantas, arriba, sobre todo si no sabes su nombre. Las pilas de botón de mandos y básculas, tras una tapa con tornillo.
### Cocina y baño
Lejía, pastillas del lavavajillas y medicinas en un armario alto y cerrado, en su envase original. Mangos de sartén hacia dentro. En el baño, la puerta cerrada y ni un dedo de agua olvidado en el cubo o la bañera.
### Pasillo, balcón y escalera
Las escaleras piden barrera conforme a UNE-EN 1930: arriba, atornillada siempre, y abajo, también con tornillos. La de presión se queda para las puertas entre dos habitaciones. En los patios de luces y balcones, limita la apertura de las ventanas y aleja sillas y macetas. Una mosquitera no sujeta a nadie. Con todo abierto de par en par en las noches de julio, esta es la revisión que menos puede esperar.
### Enchufes y radiadores
Los enchufes modernos llevan obturadores; en un piso antiguo de Lavapiés o Tetuán, comprueba que los tengan. Los radiadores de hierro queman: un cubrerradiador o una valla en la habitación donde más juega.
## Acompañar sin empujar
La tentación es traerle todo. Espera medio minuto. Si se frustra, acerca un poco el cubo en lugar de dárselo en la mano. Cuando se caiga de lado, mira su cara antes de poner la tuya de susto: suele decidir si llora según te vea. Celebrar el intento vale más que corregir la técnica, y nombrar lo que hace, «vas hacia la puerta», le da palabras para su viaje.
En el parque, la hierba del Retiro o la arena de tu barrio ofrecen texturas que el parqué no tiene. Revisa primero colillas, tapones y cristales; en verano, toca con la palma el caucho y el tobogán, que a media tarde abrasan.
## Si hay un accidente
Ante un golpe en la cabeza con pérdida de conocimiento, vómitos repetidos, somnolencia extraña o convulsión, llama al 112. También si puede haberse tragado una pila de botón, aunque parezca encontrarse bien. Para dudas con productos de limpieza o plantas, el Servicio de Información Toxicológica atiende a cualquier hora en el 91 562 04 20. No provoques el vómito.
## Motivos para consultar
Coméntalo con su pediatra si a los nueve meses no se mantiene sentado, si al año no se desplaza de ningún modo, si arrastra siempre la misma mitad del cuerpo, si ha dejado de hacer algo que ya hacía o si con año y medio no anda. En los prematuros se cuenta la edad corregida. Un artículo puede describir promedios; decidir si el ritmo de tu hijo es el suyo le toca a quien lo explora.`,
  fecha: "2026-09-15",
  alt: "Bebé que gatea hacia una pelota",
  productos: [
    "barrera-escalera-baluro-firme",
    "protectores-esquinas-baluro-canto",
    "alfombra-lavable-almenda-prado",
    "patucos-flexibles-corzuela-suela",
  ],
};
