export interface SemillaCategoria {
  slug: string;
  nombre: string;
  descripcion: string;
  alt: string;
  hijas?: SemillaCategoria[];
}

/** The order is that of the menu. */
export const categorias: SemillaCategoria[] = [
  {
    slug: "paseo-viaje",
    nombre: "Paseo y viaje",
    descripcion:
      "Para salir de casa con calma: bordillos, ascensores estrechos y kilómetros de carretera.",
    alt: "Carrito de bebé de color teja con capota, junto a un árbol",
    hijas: [
      {
        slug: "carritos-sillas-paseo",
        nombre: "Carritos y sillas de paseo",
        descripcion:
          "Para la acera, el ascensor y el maletero: ruedas, peso y plegado antes que el color.",
        alt: "Silla de paseo ligera de color mostaza con la capota abierta",
      },
      {
        slug: "sillas-coche",
        nombre: "Sillas de coche",
        descripcion: "Con homologación R129 y de espaldas a la marcha todo el tiempo que se pueda.",
        alt: "Coche verde con un bebé en su silla, visto por la ventanilla",
      },
    ],
  },
  {
    slug: "habitacion-bebe",
    nombre: "Habitación del bebé",
    descripcion:
      "Un cuarto sencillo, con cuna despejada, buena luz y sitio para sentarse de madrugada.",
    alt: "Cuna de madera con un móvil de estrellas y una luna",
    hijas: [
      {
        slug: "mobiliario",
        nombre: "Mobiliario",
        descripcion: "Cunas, cómodas y mecedoras que duran años, también para cuartos pequeños.",
        alt: "Cómoda verde con una planta y unas toallas dobladas encima",
      },
      {
        slug: "textil-cuna",
        nombre: "Textil de cuna",
        descripcion: "Sacos de su talla, bajeras ajustables y muselinas que aguantan la lavadora.",
        alt: "Pila de sábanas y muselinas dobladas, con una luna encima",
      },
      {
        slug: "decoracion-infantil",
        nombre: "Decoración infantil",
        descripcion:
          "Colores tranquilos, maderas sin astillas y nada que cuelgue al alcance de la mano.",
        alt: "Pared con banderines y dos láminas enmarcadas, junto a una planta",
      },
      {
        slug: "vigilabebes",
        nombre: "Vigilabebés",
        descripcion:
          "Oír y ver desde el salón, sabiendo lo que un aparato puede hacer y lo que no.",
        alt: "Monitor con un bebé dormido en la pantalla y su cámara al lado",
      },
    ],
  },
  {
    slug: "alimentacion",
    nombre: "Alimentación",
    descripcion: "Del pecho a la mesa de todos, con utensilios fáciles de fregar y sin prisas.",
    alt: "Cuenco azul con fruta y una cuchara de madera al lado",
    hijas: [
      {
        slug: "lactancia-materna",
        nombre: "Lactancia materna",
        descripcion:
          "Lo que de verdad ayuda en las primeras semanas y lo que puede esperar en la tienda.",
        alt: "Madre que da el pecho a su bebé",
      },
      {
        slug: "biberones-tetinas",
        nombre: "Biberones y tetinas",
        descripcion: "Materiales, piezas y limpieza, también para quien da leche extraída.",
        alt: "Dos biberones con leche, uno grande y otro pequeño",
      },
      {
        slug: "tronas-asientos",
        nombre: "Tronas y asientos",
        descripcion: "Sillas firmes, con arnés y reposapiés, para comer a la altura de la familia.",
        alt: "Trona de madera con respaldo de cuadros y comida en la bandeja",
      },
    ],
  },
  {
    slug: "bano-higiene",
    nombre: "Baño e higiene",
    descripcion: "Agua templada, toalla a mano y todo preparado antes de abrir el grifo.",
    alt: "Bañera con espuma y un pato de goma",
  },
  {
    slug: "ropa-calzado",
    nombre: "Ropa y calzado",
    descripcion: "Prendas que se abren por delante, aguantan la lavadora y dejan mover los pies.",
    alt: "Body de lunares y unos calcetines tendidos en una cuerda",
  },
  {
    slug: "juguetes-aprendizaje",
    nombre: "Juguetes y aprendizaje",
    descripcion: "Pocas cosas y bien elegidas, para tocar, encajar, mirar y volver a empezar.",
    alt: "Oso de peluche con bufanda, entre una pelota y dos cubos",
    hijas: [
      {
        slug: "juguetes-educativos",
        nombre: "Juguetes educativos",
        descripcion: "Madera, tela y piezas grandes que dejan al niño decidir a qué se juega hoy.",
        alt: "Torre de anillas de colores rematada con una bola",
      },
      {
        slug: "libros-infantiles",
        nombre: "Libros infantiles",
        descripcion: "Páginas gruesas que resisten mordiscos y relatos que admiten cien lecturas.",
        alt: "Libro abierto con un árbol dibujado, bajo la luna y las estrellas",
      },
    ],
  },
  {
    slug: "seguridad-casa",
    nombre: "Seguridad en casa",
    descripcion:
      "Mira tu casa a cuatro patas: escaleras, esquinas y pasillos a oscuras, resueltos a tiempo.",
    alt: "Casa con un corazón en la fachada y una barrera en la puerta",
    hijas: [
      {
        slug: "barreras-seguridad",
        nombre: "Barreras de seguridad",
        descripcion:
          "Atornilladas en las escaleras, a presión en las puertas, y siempre bien medidas.",
        alt: "Barrera de barrotes blancos entre dos postes de madera",
      },
      {
        slug: "luces-nocturnas",
        nombre: "Luces nocturnas",
        descripcion:
          "Luz cálida y escasa, la justa para una toma o un susto a las tres de la mañana.",
        alt: "Luz nocturna en forma de seta que brilla en la oscuridad",
      },
    ],
  },
  {
    slug: "mama-embarazo",
    nombre: "Mamá y embarazo",
    descripcion:
      "Comodidad para ti, desde las noches de barriga grande hasta la vuelta al trabajo.",
    alt: "Mujer embarazada con las manos en la barriga",
  },
  {
    slug: "ideas-regalar",
    nombre: "Ideas para regalar",
    descripcion: "Regalos que no duplican lo que ya hay en casa y se usan desde la primera semana.",
    alt: "Caja de regalo de lunares con un lazo y un oso de peluche",
    hijas: [
      {
        slug: "canastillas-cestas",
        nombre: "Canastillas y cestas",
        descripcion:
          "Conjuntos con ropa de tallas útiles y cestas que después guardan otras cosas.",
        alt: "Cesta de mimbre con un oso de peluche y un sonajero",
      },
      {
        slug: "tarjetas-regalo",
        nombre: "Tarjetas y recuerdos",
        descripcion:
          "Papel, huellas y fechas: lo pequeño que querrás encontrar dentro de veinte años.",
        alt: "Tarjeta con un corazón que asoma de un sobre verde",
      },
    ],
  },
];

/** The order is that of the menu. */
export const tiposConsejo = [
  { nombre: "Alimentación", slug: "alimentacion" },
  { nombre: "Desarrollo", slug: "desarrollo" },
  { nombre: "Salud", slug: "salud" },
  { nombre: "Educación", slug: "educacion" },
  { nombre: "Sueño", slug: "sueno" },
  { nombre: "Guías de compra", slug: "guias-de-compra" },
];
