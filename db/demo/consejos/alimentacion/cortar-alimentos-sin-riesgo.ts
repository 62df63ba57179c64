import type { DemoConsejo } from "../../types";

export const consejo: DemoConsejo = {
  slug: "cortar-alimentos-sin-riesgo",
  titulo: "Cómo cortar los alimentos para evitar atragantamientos",
  categoria: "alimentacion",
  extracto:
    "Forma, tamaño y dureza: qué hacer con la uva, la manzana o la salchicha, qué dejar fuera de la mesa y cómo actuar si algo se atasca.",
  contenido: `::aviso **Si se está atragantando:** mientras tosa con fuerza, anímalo a toser. Si no tose, no llora o se le amoratan los labios, que alguien llame al 112 y empieza: está en «Si ocurre», más abajo.
Un cuchillo de cocina evita más sustos que cualquier aparato. La vía aérea de un niño pequeño es estrecha, sus muelas tardan en salir y su tos tiene menos fuerza que la tuya. Por eso un mismo alimento puede ser inofensivo en tiras y peligroso en rodajas.
## Tres preguntas antes de servir
La primera es la forma: lo redondo y lo cilíndrico encaja como un tapón. La segunda, la dureza: si no cede al apretarlo entre dos dedos, una encía tampoco podrá con ello. La tercera, si resbala o se apelmaza, como la piel de la uva o un bocado grande de miga. Con que falle una, toca cocer, rallar, aplastar o cambiar el corte.
## De la tabla al plato
- Uvas y tomates cherry: en cuartos, a lo largo, sin pepitas y, para los más pequeños, sin piel. La Asociación Española de Pediatría (AEP) pide no ofrecer uvas enteras hasta los cuatro o cinco años, Nochevieja incluida.
- Aceitunas y cerezas: sin hueso y partidas también en vertical.
- Arándanos, guisantes y garbanzos: aplastados uno a uno con el tenedor.
- Manzana y zanahoria: cocidas o asadas hasta que se deshagan; en crudo, solo ralladas.
- Pera y melocotón: muy maduros, en gajos finos y sin piel al principio.
- Plátano: en tercios longitudinales, que se separan solos al meter el dedo en el centro.
- Salchicha: nunca en monedas; si alguna vez la come, pelada, en tiras y luego en pedacitos. Por su sal, que sea rareza.
- Carne: picada o deshilachada, con su jugo para que no quede seca.
- Jamón cocido: con tijera, en trozos menudos, porque en lonchas forma una bola.
- Pescado: desmigado sobre un plato oscuro, donde se ven las espinas.
- Queso: en láminas o rallado, no en dados.
- Pan: corteza algo tostada o tiras delgadas en lugar de bolas de miga.
### El tamaño cambia con la mano
Hacia los seis meses agarra con toda la palma, de modo que sirve un bastón blando y tan largo como tu dedo, del que asoma una parte. Cuando aparece la pinza, alrededor de los nueve, ya recoge pedacitos pequeños. Ir de lo grande y tierno a lo menudo sorprende a muchos abuelos; enséñales la prueba de los dos dedos y lo verán claro.
## Lo que no se arregla con el cuchillo
Frutos secos enteros o troceados, palomitas, caramelos duros, gominolas y chicles se quedan fuera de su alcance hasta los cinco años como mínimo. Partirlos no basta: los fragmentos pueden irse al bronquio. La almendra, molida en el yogur; la crema de cacahuete, en capa fina, porque a cucharadas se pega al paladar. En las fiestas de cumpleaños del Retiro, repasa el mantel y el césped antes de soltarlo a gatear, y aparta los globos desinflados.
## La silla, parte del corte
Comer sentado, erguido y con los pies apoyados también reduce el riesgo. Nada de galletas en el carrito mientras bajas al Metro, ni de merienda en la silla del coche, donde no puedes verle la cara ni pararte. Tampoco se come corriendo, riendo a carcajadas o medio dormido. Los hermanos mayores, que comparten con la mejor intención, necesitan una norma corta: al bebé solo le da de comer un adulto.
## Arcada no es asfixia
La arcada suena, enrojece la cara y suele resolverse sola: es un reflejo protector, muy activo en los primeros meses de sólidos. Quédate cerca y no metas los dedos. El atragantamiento grave es silencioso: no llora, no tose o lo hace sin fuerza, se le amoratan los labios.
### Si ocurre
- Tose con fuerza: anímalo a seguir, sin golpear la espalda, y no lo dejes solo.
- La tos se apaga y está consciente: pide que alguien llame al 112 mientras tú empiezas; a solas, marca y deja puesto el altavoz.
- Menor de un año: cinco golpes entre los omóplatos, boca abajo y con la cabeza más baja; si no sale, cinco compresiones en el centro del pecho.
- A partir del año: cinco golpes en la espalda y, después, cinco compresiones abdominales.
- Alterna ambas cosas y retira el objeto solo cuando lo veas con claridad; buscar a ciegas lo empuja.
- Pierde el conocimiento: comienza la reanimación y sigue las indicaciones del 112.
Así lo recogen las pautas del Consejo Europeo de Resucitación. Leerlas no equivale a haberlas practicado: Cruz Roja y otras entidades ofrecen cursos breves. Aunque el susto quede en nada, si después persisten tos o pitidos, o si le hiciste compresiones, que lo vea un médico; este texto no puede auscultarlo.`,
  fecha: "2026-05-19",
  alt: "Tabla de cocina con uvas en cuartos, bastones de verdura y un cuchillo",
  productos: [
    "trona-evolutiva-pinarela-crece",
    "asiento-elevador-nubaro-mesa",
    "trona-plegable-tilavia-pliega",
  ],
};
