import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "alimentacion-6-meses",
  titulo: "Alimentación a partir de los 6 meses: por dónde empezar",
  categoria: "alimentacion",
  extracto:
    "Cómo saber si tu bebé está preparado, con qué alimentos arrancar y cuáles conviene dejar para después del primer cumpleaños.",
  contenido: `En la revisión de los seis meses, el pediatra del centro de salud suele entregar una hoja con alimentos y edades. La tuya puede no coincidir con la de tu vecina, y no pasa nada: el orden importa mucho menos de lo que nos contaron. Importan el momento, la textura y la calma con la que se sienta la familia a la mesa.
## Mira al bebé antes que al calendario
La Organización Mundial de la Salud (OMS) aconseja lactancia materna exclusiva hasta los seis meses y, desde entonces, otros alimentos sin dejar el pecho. La Asociación Española de Pediatría (AEP) sitúa el comienzo en torno a esa misma edad y nunca antes de los cuatro meses. La fecha orienta; estas señales terminan de decidir:
- Se mantiene sentado con poco apoyo y sujeta bien la cabeza.
- Sigue con la mirada tu tenedor y abre la boca cuando se acerca.
- Ya no empuja fuera con la lengua todo lo que le toca los labios.
- Sabe decir que no: gira la cara o cierra la boca cuando ha terminado.
Si nació prematuro, pregunta en la consulta qué edad debes tomar como referencia.
## Los primeros platos
El hierro es la razón principal para no entretenerse semanas con la fruta. Carne bien cocinada, pescado, huevo cuajado y legumbre caben desde el principio, en cantidades que al adulto le parecen de broma: una cucharadita de lentejas aplastadas ya es una comida. Acompáñalas de verdura o de fruta rica en vitamina C, que ayuda a aprovechar el hierro vegetal.
El aceite de oliva virgen, en crudo, da energía y sabor. El agua se ofrece en vaso abierto y a sorbos. Y la leche materna, o la que ya tome por indicación de su pediatra, continúa siendo la base durante todo el primer año: lo demás la complementa, y de ahí el nombre de «alimentación complementaria».
### ¿Triturado o en trozos?
Las dos maneras sirven, y también mezclarlas en la misma comida. Si eliges puré, espésalo pronto y deja grumos blandos, porque retrasar mucho las texturas suele complicar que las acepte más tarde. Si prefieres que coma con las manos, cada pieza ha de deshacerse entre tu pulgar y tu índice. En ambos casos, espalda recta, trona estable y un adulto sentado enfrente, sin móvil.
## Alérgenos: ni prisa ni miedo
Retrasar el huevo, el pescado o el cacahuete no previene alergias, recuerda la AEP. Ofrécelos de uno en uno, con unos días de margen entre novedades, mejor a mediodía que de noche. El cacahuete, molido o en crema extendida muy fina; entero, jamás. El gluten puede entrar en pequeñas cantidades con el resto de los cereales. Cuando hay dermatitis atópica intensa o una alergia ya conocida, el plan lo marca el especialista.
## Lo que espera
- Miel: ninguna antes de los doce meses, tampoco cocinada, por el riesgo de botulismo.
- Sal y azúcar añadidos: fuera durante el primer año; después, cuanto menos, mejor.
- Espinacas y acelgas: la Agencia Española de Seguridad Alimentaria y Nutrición (AESAN) pide evitarlas hasta el año por sus nitratos.
- Pez espada, atún rojo, tiburón y lucio: ninguno hasta los diez años, también según la AESAN, por el mercurio.
- Leche de vaca como bebida: no antes de los doce meses.
- Zumos, incluso caseros: la fruta se come, no se bebe.
- Frutos secos enteros, palomitas y uvas sin partir: quedan lejos todavía.
## Cuánto es suficiente
La cantidad la decide él. Habrá martes en que devore medio calabacín y miércoles en que lo reparta por la bandeja. Un sabor nuevo puede necesitar ocho o diez encuentros antes de gustar, así que preséntalo otro día sin ruegos ni avioncitos. Tampoco hace falta completar el menú de la escuela infantil en dos semanas: avisa a las educadoras de lo que ya ha probado en casa y ellas seguirán la lista.
## Cuándo llamar
Ronchas, hinchazón de labios o vómitos repetidos tras un alimento merecen consulta ese mismo día, y el alimento se retira hasta hablar con el pediatra. Si además respira con dificultad, está pálido o muy decaído, marca el 112. Pide cita también cuando rechaza toda comida durante semanas o deja de ganar peso. Esta guía ordena ideas; la historia de tu hijo la conoce su pediatra, y su criterio va por delante.`,
  fecha: "2026-03-11",
  alt: "Bebé en una trona con una cuchara en la mano y comida delante",
  productos: [
    "trona-evolutiva-pinarela-crece",
    "trona-plegable-tilavia-pliega",
    "trona-viaje-nubaro-bolsa",
  ],
};
