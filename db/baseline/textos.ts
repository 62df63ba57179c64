/** The texts of a new site by setting; they claim nothing that its owner might not keep. */
export const textos = {
  lema: "Reseñas y consejos para elegir con calma",
  publico: "madres y padres",
  portada_titulo: "Elegir bien, con calma",
  portada_texto: "Reseñas, comparativas y consejos para decidir qué necesitas y qué no.",
  portada_botones: `Explorar categorías | /categorias
Leer consejos | /consejos`,
  categorias_texto: "Elige una categoría para ver sus productos.",
  consejos_texto: "Los artículos de este sitio, por temas.",
  sobre: `Este sitio publica reseñas de productos, comparativas y consejos.

## Cómo valoramos
Cada reseña lleva una nota de 0 a 5.`,
  faq: `## ¿Vendéis los productos?
No. El botón de compra te lleva a Amazon, y es allí donde pagas, recibes el pedido y lo devuelves si hace falta.

## ¿Cómo propongo un producto?
Con el formulario de esta página. Dinos marca y modelo, y qué te gustaría saber antes de comprarlo.`,
  casa: `puerta | Puerta | Por una puerta de …
maletero | Maletero | En un maletero de …
pisos | Pisos | … pisos sin ascensor
meses | Edad | Con un niño de …
altura | Altura | Con un niño de …
isofix | ISOFIX | En un coche sin ISOFIX`,
  casa_kilos: "14, 11, 8",
  esenciales: `Un sitio seguro para dormir: Cuna con colchón firme y sábana ajustada. Nada más dentro. | mobiliario
Una silla de coche: Homologada según la R129 y montada antes del parto. | sillas-coche
Ropa cómoda: Bodies y pijamas que se abran por delante. | ropa-calzado
Una forma de pasear: Mide antes el ascensor y el maletero. | carritos-sillas-paseo
Lo justo para el baño: Bañera pequeña, termómetro y toalla. | bano-higiene`,
  lista: `## Dormir
[dor1] Cuna o minicuna: Con colchón firme y a su medida.
[dor2] 3 sábanas bajeras ajustables: Una puesta, otra lavándose y otra de reserva.
> mobiliario
## Ropa
[rop1] 6 bodies: Mejor los que no pasan por la cabeza.
[rop2] 6 pijamas: De una pieza y con los pies cubiertos.
> ropa-calzado
## Baño y cambio
[ban1] Bañera pequeña: O una palangana honda.
[ban2] 1 paquete de pañales de la talla 1: Crecen deprisa.
> bano-higiene
## Salir
[sal1] Silla de coche: Montada y probada antes del parto.
[sal2] Carrito o portabebés: Lo que mejor vaya con tu casa.
> sillas-coche
### Todavía no
Trona: Hacia los seis meses, cuando se mantenga sentado.`,
};
