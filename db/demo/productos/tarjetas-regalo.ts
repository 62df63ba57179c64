import type { DemoProducto } from "../types";

export const productos: DemoProducto[] = [
  {
    id: "B0DEMO0060",
    slug: "tarjetas-mes-a-mes-garabo",
    title: "Tarjetas mes a mes Garabo",
    category: "tarjetas-regalo",
    price: "16,90 €",
    rating: 4.0,
    descripcion:
      "Veinticuatro tarjetas ilustradas en acuarela: doce para los meses y doce para las primeras veces. Papel mate que no hace reflejos en la foto y que conviene apartar del bebé en cuanto la has tomado.",
    veredicto: "No brillan en la foto y cuestan poco; se apartan del bebé en cuanto la has hecho.",
    para_quien: "Un detalle antes del parto para quien hace fotos.",
    no_para: "Quien no las hace, o las hace sin guion.",
    contenido_principal: `Doce llevan un número y las otras doce cuentan una primera vez: la risa, el diente, el viaje en tren. Se colocan al lado del bebé para la foto del mes y vuelven a su caja, que es poco más gruesa que una baraja. Es un detalle de menos de veinte euros y rinde más si llega pronto, mejor antes del parto que al tercer mes.
A quien no hace fotos, o las hace sin guion, le parecerán un deber añadido a la lista.
Las retratamos junto a una ventana y bajo la lámpara del techo, y el papel de 350 g/m² no brilló en ningún caso. Una toallita húmeda tampoco levantó el color. Otra cosa fue dejar una en manos de una niña de ocho meses, con su madre al lado: volvió chupada, con la esquina blanda y un trocito de papel a punto de soltarse. Úsalas con un adulto delante y retíralas de la manta en cuanto suene el disparo; en la cuna no se quedan.
Hay un tropiezo en los textos. La del undécimo mes dice «Casi camino solo», que deja fuera a las niñas y mete prisa. La OMS sitúa los primeros pasos sin apoyo entre los ocho y los diecisiete meses largos.`,
    keyfeatures: [
      "24 tarjetas de 10 × 15 cm",
      "Papel mate de 350 g/m²",
      "Ilustraciones en acuarela por una sola cara",
      "Caja de cartón de 16 × 11 × 2 cm",
      "El reverso deja cuatro líneas para escribir",
    ],
    pros: [
      "No hacen reflejos ni con luz de techo",
      "El color resiste una toallita húmeda",
      "Reverso con espacio para anotar la fecha y algo más",
    ],
    cons: [
      "Las esquinas se deshacen si el bebé las chupa",
      "Alguna frase solo está en masculino",
      "Marcan hitos por mes que no todos los niños siguen",
    ],
    alt: "Cuatro tarjetas ilustradas con los números 1, 3, 6 y 9",
    revisor: "Marta Cebrián",
    revisado_at: "2026-08-06",
    relacionados: [
      "album-huellas-garabo-paso",
      "caja-recuerdos-garabo-primer-ano",
      "tarjetas-nacimiento-garabo-aviso",
    ],
  },
  {
    id: "B0DEMO0061",
    slug: "tarjetas-nacimiento-garabo-aviso",
    title: "Tarjetas de nacimiento Garabo Aviso",
    category: "tarjetas-regalo",
    price: "24,50 €",
    rating: 3.8,
    descripcion:
      "Veinticinco tarjetas verjuradas con sobre para anunciar el nacimiento por correo, con cuatro líneas que se rellenan a mano. Sobrias y ligeras, aunque no perdonan los errores de pluma.",
    veredicto:
      "Sobrias y rápidas de rellenar con bolígrafo; ni la pluma ni la goma del sobre convencen.",
    para_quien: "Familias con parientes lejos que guardan el correo.",
    no_para: "Quien avisa por mensaje o escribe con pluma.",
    contenido_principal: `Escribir veinticinco direcciones con un bebé de dos semanas en brazos tiene algo de proeza, así que miramos sobre todo cuánto trabajo ahorra este juego. Ahorra bastante. La tarjeta ya trae impreso el encabezado y pide solo nombre, fecha, hora y una frase corta. Con el sobre pesa 14 g, por debajo de los 20 g del primer tramo de Correos.
Tiene su público en las familias con abuelos lejos o parientes que ponen estas cosas en la nevera. Cuando toda tu gente está en el mismo grupo de mensajes cuesta más justificar el gasto.
Probamos con cinco útiles de escritura. La tinta de pluma se corre en el papel verjurado, el gel necesita unos cuarenta segundos y el bolígrafo de toda la vida queda limpio. Después echamos seis sobres a un buzón de Arganzuela, con destino a tres barrios y tres pueblos: llegaron todos, uno de ellos con la solapa despegada.
Echamos en falta tarjetas de repuesto, porque tres tachones obligan a comprar otro juego entero. Y un consejo que vale para cualquier anuncio: decide en casa qué datos quieres que circulen. Apellidos, día y hospital juntos dicen más de lo que parece.`,
    keyfeatures: [
      "25 tarjetas dobles de 11 × 16 cm y 25 sobres engomados",
      "Papel verjurado de 250 g/m² en tono crema",
      "14 g por envío, sobre incluido",
      "Cuatro líneas para rellenar a mano",
    ],
    pros: [
      "Se rellenan en menos de un minuto",
      "No pasan del primer tramo de peso de Correos",
      "Diseño sobrio que sirve para cualquier familia",
    ],
    cons: [
      "La pluma estilográfica se corre",
      "No se venden tarjetas sueltas de repuesto",
      "La goma de los sobres pega poco",
    ],
    alt: "Tarjeta de nacimiento con un carrito dibujado, junto a un sobre",
    colores: ["Crema"],
    revisor: "Diego Olmedo",
    revisado_at: "2026-07-09",
    relacionados: ["caja-recuerdos-garabo-primer-ano", "tarjetas-mes-a-mes-garabo"],
  },
  {
    id: "B0DEMO0062",
    slug: "vale-regalo-canastilla-ondaria",
    title: "Vale regalo de canastilla Ondaria",
    category: "tarjetas-regalo",
    price: "50,00 €",
    rating: 3.3,
    descripcion:
      "Tarjeta de 50 € para elegir ropa de primera puesta en la tienda de la marca, impresa o por correo electrónico. Útil si no sabes la talla, con condiciones que hay que leer antes de pagar.",
    veredicto: "Los padres eligen talla y momento; el envío se resta del vale y caduca al año.",
    para_quien: "Regalar sin saber la talla ni lo que ya tienen.",
    no_para: "Familias que compran en otra tienda o de segunda mano.",
    contenido_principal: `Sirve para salir de una duda frecuente: no sabes la talla, ni el color, ni si ya les han regalado seis pijamas iguales. El vale traslada la elección a los padres, que gastan 50 € en ropa de Ondaria cuando les venga bien. El código por correo electrónico nos llegó a los once minutos; la tarjeta en papel, con su sobre de tela, a los cuatro días laborables.
Si la familia prefiere comprar en la tienda del barrio o de segunda mano, regala otra cosa, porque el saldo solo vale en una marca.
Compramos dos y los gastamos de manera distinta, uno de golpe y otro en tres pedidos. El saldo parcial funciona, aunque la web no enseña lo que queda hasta la última pantalla. Luego leímos las condiciones enteras. Caduca a los doce meses, no se cambia por dinero y, por debajo de 60 €, el envío de 4,90 € se resta del propio vale. Poner ese umbral diez euros por encima del importe nos pareció poco elegante.
Guarda el justificante. Comprado a distancia y sin canjear, dispones de catorce días naturales para desistir, según la Ley General para la Defensa de los Consumidores y Usuarios. Lo ejercimos con un tercero y devolvieron el dinero en cinco días.`,
    keyfeatures: [
      "Saldo de 50 €, gastable en varias compras",
      "Formato impreso con sobre de tela o digital",
      "Validez de doce meses desde la compra",
      "Código de doce cifras, sin nombre del titular",
      "Envío de 4,90 € en pedidos de menos de 60 €",
    ],
    pros: [
      "Los padres eligen talla y momento",
      "La versión digital llega en minutos",
      "Permite gastar el saldo por partes",
    ],
    cons: [
      "Solo se usa en una marca",
      "El envío se descuenta del vale si no se llega a 60 €",
      "Caduca al año y no se canjea por dinero",
      "El saldo restante no se ve hasta el final del pedido",
    ],
    alt: "Tarjeta de regalo con una cesta y un corazón, atada con un lazo",
    revisado_at: "2026-11-03",
    relacionados: [
      "canastilla-primera-puesta-ondaria",
      "bodies-cruzados-ondaria-nido",
      "pijama-cremallera-ondaria-siesta",
    ],
  },
  {
    id: "B0DEMO0063",
    slug: "album-huellas-garabo-paso",
    title: "Álbum de huellas Garabo Paso a paso",
    category: "tarjetas-regalo",
    price: "27,95 €",
    rating: 4.3,
    descripcion:
      "Álbum de tapa dura con cuatro láminas para tomar la huella de la mano y del pie al nacer, a los seis meses y al año. Usa un papel reactivo y una toallita, de modo que la piel no se mancha de color.",
    veredicto:
      "Huellas limpias sin manchar la piel y una lámina de reserva; la mano pide paciencia.",
    para_quien: "Guardar tres momentos del primer año.",
    no_para: "Dejarlo al alcance del niño o cerca del calor.",
    contenido_principal: `La mano de un recién nacido no se abre cuando tú quieres, y ahí fracasan casi todos los juegos de tinta. Garabo emplea otro sistema: se pasa una toallita por la piel, se apoya en un papel reactivo y el dibujo sale gris en unos segundos, sin teñir los dedos. Trae cuatro toallitas y otras tantas láminas, cada una con sitio para mano y pie. Las tres tomas previstas dejan una de reserva, que vas a necesitar.
Lo intentamos con tres bebés, de nueve días, seis meses y un año. El pie salió a la primera en todos. La mano del pequeño exigió esperar a que durmiera profundamente y aun así perdimos una lámina; con el de un año hubo que distraerlo con una cuchara. Lava y seca la piel antes de que se lleve el puño a la boca, y déjalo para otro día si tiene alguna rojez.
No es un libro para que lo hojee el niño. Las láminas van encajadas en esquineras de papel y se arrancan de un tirón.
El resto del álbum, veintiocho páginas de 24 × 24 cm, mezcla fotos y preguntas. Unas son bonitas («qué se oía desde tu cuna»), otras dan para media línea. Después de dos meses pegado a un radiador, una huella se aclaró un poco: mejor lejos del calor.`,
    keyfeatures: [
      "28 páginas de 24 × 24 cm, tapa dura",
      "Cuatro láminas de papel reactivo y cuatro toallitas",
      "Huella gris sin tinta de color sobre la piel",
      "Doce esquineras de papel para fotos de 10 × 15 cm",
      "Migración de elementos según UNE-EN 71-3, declarada por el fabricante",
    ],
    pros: [
      "El pie sale nítido a la primera",
      "La piel no queda teñida",
      "Incluye una lámina de reserva",
      "Preguntas que invitan a escribir algo concreto",
    ],
    cons: [
      "La mano de un recién nacido suele costar más de un intento",
      "Las huellas se aclaran cerca de una fuente de calor",
      "Las láminas se despegan con un tirón",
    ],
    alt: "Álbum abierto con dos huellas de pies y una foto pegada",
    colores: ["Lino", "Verde oliva"],
    revisor: "Lucía Arranz",
    revisado_at: "2026-10-29",
    relacionados: [
      "caja-recuerdos-garabo-primer-ano",
      "tarjetas-mes-a-mes-garabo",
      "canastilla-primera-puesta-ondaria",
    ],
  },
];
