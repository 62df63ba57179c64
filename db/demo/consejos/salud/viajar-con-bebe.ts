import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "viajar-con-bebe",
  titulo: "Viajar con un bebé: coche, tren y avión sin agobios",
  categoria: "salud",
  extracto:
    "Qué exige la silla de coche, cómo elegir plaza en el tren y qué llevar al control del aeropuerto cuando viajas con un menor de dos años.",
  contenido: `La primera salida larga suele ser modesta: Madrid y el pueblo de los abuelos, trescientos kilómetros, una bolsa que pesa el doble que el viajero. Ese trayecto enseña casi todo. Se tarda más, se lleva menos de lo previsto y lo que salva la tarde es haber pensado tres cosas la víspera: dónde se sienta, dónde come y dónde duerme.
## En coche: la silla manda
Según la normativa de la DGT, los menores que midan 135 cm o menos viajan detrás y con un sistema de retención homologado a su talla; las excepciones para ir delante son pocas y están tasadas. Si alguna vez no queda otro remedio y la silla va a contramarcha en el asiento del copiloto, el airbag frontal tiene que estar desactivado.
Elige una silla R129 (i-Size). Esta norma obliga a viajar a contramarcha hasta pasados los 15 meses, pero es un mínimo: la DGT aconseja alargarlo hasta los cuatro años si la silla lo permite, porque el cuello de un niño pequeño soporta mal un frenazo de frente.
### Antes de arrancar
- Fuera abrigo y buzo: el acolchado deja holgura entre el arnés y el cuerpo. Abróchalo en ropa de casa y pon la manta encima de los tirantes.
- Arnés ajustado: a la altura de la clavícula no debes poder pellizcar la cinta.
- Las maletas van en el maletero. En la bandeja trasera, nada: un libro suelto se convierte en un proyectil.
- Termo, pañales y una muda quedan al alcance del acompañante.
### Paradas de verdad
La DGT recomienda descansar al menos cada dos horas. Con un recién nacido hazlo antes y sácalo de la silla, porque la postura semisentada no es buena para ratos largos. Si llora, no lo saques en marcha para darle el pecho: busca la siguiente área de servicio. Y al llegar, aunque se haya dormido, pásalo a una superficie plana.
## En tren: pocas prisas y un buen asiento
Es el medio más llevadero con un bebé: puedes levantarte, cambiarlo y enseñarle por la ventana el trigo de Guadalajara. Consulta al comprar el billete cuánto paga un menor, si ocupa plaza y qué coche tiene cambiador.
Una silla que se cierre con una mano te ahorra la escena del andén. Pliégala antes de subir, con el freno puesto y tu hijo en la mochila portabebés o en brazos de otra persona. En Atocha y Chamartín el recorrido hasta la vía es largo; cuenta con veinte minutos más de los que tardabas antes.
Para llegar hasta allí, comprueba qué estaciones de Metro tienen ascensor, pues no todas lo tienen. En Cercanías, sube de frente con las ruedas delanteras levantadas y vigila el hueco entre coche y andén. Las escaleras mecánicas, nunca con el carrito.
## En avión: papeles, líquidos y oídos
Cada niño vuela con su propia documentación. El libro de familia no sirve para cruzar fronteras: necesitará DNI o pasaporte, según el destino. Si viaja sin alguno de sus padres, infórmate de los permisos en la web de la Policía Nacional.
En los aeropuertos europeos, la leche y la comida del bebé que vayas a usar en el trayecto pueden superar los 100 ml. Llévalas aparte, porque quizá te pidan abrirlas o analizarlas.
Al subir y al bajar, la presión molesta en los oídos. Tragar alivia: ofrécele el pecho, el biberón o el chupete cuando el avión despegue y cuando empiece el descenso, que llega bastante antes que el aterrizaje.
La edad mínima la marca cada compañía. Si nació prematuro, está acatarrado, tiene otitis o padece del corazón o los pulmones, habla con tu pediatra antes de comprar el billete.
## El botiquín y la cama del destino
Mete la tarjeta sanitaria (la europea, si cruzas la frontera dentro de la Unión), el termómetro y la medicación que ya tenga pautada. Para destinos tropicales pide cita con tiempo en un centro de vacunación internacional.
La cuna de viaje se usa con su propio colchón, sin añadir otro encima. En el hotel, revisa cordones de persiana, enchufes y balcones antes de deshacer la maleta.
## Si enferma por el camino
Con menos de tres meses, una temperatura de 38 °C obliga a buscar atención médica enseguida, estés donde estés. El 112 funciona en toda la Unión Europea y es el número ante dificultad para respirar, convulsión, un golpe fuerte o un bebé que no reacciona. Para lo demás, una llamada a tu centro de salud vale más que cualquier lista, incluida esta.`,
  fecha: "2026-07-06",
  alt: "Madre y bebé en la ventanilla de un tren, con un avión en el cielo",
  productos: [
    "portabebes-coche-sarmio-primer-viaje",
    "silla-coche-tilavia-contra-125",
    "silla-ligera-nubaro-pluma",
    "trona-viaje-nubaro-bolsa",
  ],
};
