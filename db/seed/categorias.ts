/** One category of the catalogue, with its children where it has any. */
export interface SemillaCategoria {
  slug: string;
  nombre: string;
  /** One sentence, shown in the menus and on the banner of the category. */
  descripcion: string;
  /** Alternative text of its illustration. */
  alt: string;
  hijas?: SemillaCategoria[];
}

/** The nine main categories, in the order of the menu. */
export const categorias: SemillaCategoria[] = [
  {
    slug: "paseo-viaje",
    nombre: "Paseo y viaje",
    descripcion:
      "Para salir de casa con calma: bordillos, ascensores estrechos y kilómetros de carretera.",
    alt: "Carrito de bebé en una acera con árboles y un coche aparcado al fondo",
    hijas: [
      {
        slug: "carritos-sillas-paseo",
        nombre: "Carritos y sillas de paseo",
        descripcion:
          "Pesados, plegados y empujados por aceras de verdad antes de hablarte de ellos.",
        alt: "Carrito con capazo y silla ligera, uno al lado de la otra",
      },
      {
        slug: "sillas-coche",
        nombre: "Sillas de coche",
        descripcion:
          "Solo con homologación R129 y de espaldas a la marcha todo el tiempo que se pueda.",
        alt: "Silla de coche a contramarcha sujeta al asiento trasero",
      },
    ],
  },
  {
    slug: "habitacion-bebe",
    nombre: "Habitación del bebé",
    descripcion:
      "Un cuarto sencillo, con cuna despejada, buena luz y sitio para sentarse de madrugada.",
    alt: "Habitación con cuna de madera, cómoda baja y una ventana con cortina",
    hijas: [
      {
        slug: "mobiliario",
        nombre: "Mobiliario",
        descripcion:
          "Cunas, cómodas y mecedoras medidas al centímetro, también para cuartos pequeños.",
        alt: "Cuna de barrotes junto a una cómoda con cambiador",
      },
      {
        slug: "textil-cuna",
        nombre: "Textil de cuna",
        descripcion: "Sacos, bajeras y muselinas que lavamos muchas veces para ver cómo envejecen.",
        alt: "Sábanas bajeras y muselinas dobladas sobre un colchón de cuna",
      },
      {
        slug: "decoracion-infantil",
        nombre: "Decoración infantil",
        descripcion:
          "Colores tranquilos, maderas sin astillas y nada que cuelgue al alcance de la mano.",
        alt: "Pared con vinilos de árboles, alfombra y estantería baja con cuentos",
      },
      {
        slug: "vigilabebes",
        nombre: "Vigilabebés",
        descripcion:
          "Oír y ver desde el salón, sabiendo lo que un aparato puede hacer y lo que no.",
        alt: "Vigilabebés con pantalla sobre una mesilla junto a su cámara",
      },
    ],
  },
  {
    slug: "alimentacion",
    nombre: "Alimentación",
    descripcion: "Del pecho a la mesa de todos, con utensilios fáciles de fregar y sin prisas.",
    alt: "Mesa de cocina con una trona, un cuenco y fruta cortada",
    hijas: [
      {
        slug: "lactancia-materna",
        nombre: "Lactancia materna",
        descripcion:
          "Lo que de verdad ayuda en las primeras semanas y lo que puede esperar en la tienda.",
        alt: "Cojín de lactancia en un sillón, con un sacaleches en la mesita",
      },
      {
        slug: "biberones-tetinas",
        nombre: "Biberones y tetinas",
        descripcion:
          "Materiales, piezas y limpieza, explicados sin promesas y pensando en leche extraída.",
        alt: "Dos biberones vacíos, uno de vidrio, con sus tetinas al lado",
      },
      {
        slug: "tronas-asientos",
        nombre: "Tronas y asientos",
        descripcion: "Sillas firmes, con arnés y reposapiés, para comer a la altura de la familia.",
        alt: "Trona de madera arrimada a una mesa de comedor",
      },
    ],
  },
  {
    slug: "bano-higiene",
    nombre: "Baño e higiene",
    descripcion: "Agua templada, toalla a mano y todo preparado antes de abrir el grifo.",
    alt: "Bañera infantil con una toalla de capucha colgada en la pared",
  },
  {
    slug: "ropa-calzado",
    nombre: "Ropa y calzado",
    descripcion: "Prendas que se abren por delante, aguantan la lavadora y dejan mover los pies.",
    alt: "Bodies tendidos en una cuerda y un par de patucos debajo",
  },
  {
    slug: "juguetes-aprendizaje",
    nombre: "Juguetes y aprendizaje",
    descripcion: "Pocas cosas y bien elegidas, para tocar, encajar, mirar y volver a empezar.",
    alt: "Bloques de madera, un arcoíris y un cuento abierto en el suelo",
    hijas: [
      {
        slug: "juguetes-educativos",
        nombre: "Juguetes educativos",
        descripcion: "Madera, tela y piezas grandes que dejan al niño decidir a qué se juega hoy.",
        alt: "Torre de cubos apilados junto a un puzle de encaje",
      },
      {
        slug: "libros-infantiles",
        nombre: "Libros infantiles",
        descripcion: "Páginas gruesas que resisten mordiscos y relatos que admiten cien lecturas.",
        alt: "Libros de cartón y de tela apoyados en un cojín",
      },
    ],
  },
  {
    slug: "seguridad-casa",
    nombre: "Seguridad en casa",
    descripcion:
      "Mira tu casa a cuatro patas: escaleras, esquinas y pasillos a oscuras, resueltos a tiempo.",
    alt: "Pasillo con una barrera en la escalera y una luz baja encendida",
    hijas: [
      {
        slug: "barreras-seguridad",
        nombre: "Barreras de seguridad",
        descripcion:
          "Atornilladas en las escaleras, a presión en las puertas, y siempre bien medidas.",
        alt: "Barrera de barrotes atornillada en lo alto de una escalera",
      },
      {
        slug: "luces-nocturnas",
        nombre: "Luces nocturnas",
        descripcion:
          "Luz cálida y escasa, la justa para una toma o un susto a las tres de la mañana.",
        alt: "Lámpara pequeña en forma de conejo con luz ámbar en una mesilla",
      },
    ],
  },
  {
    slug: "mama-embarazo",
    nombre: "Mamá y embarazo",
    descripcion:
      "Comodidad para ti, desde las noches de barriga grande hasta la vuelta al trabajo.",
    alt: "Almohada de embarazo en una cama, con un bolso de lona preparado al lado",
  },
  {
    slug: "ideas-regalar",
    nombre: "Ideas para regalar",
    descripcion: "Regalos que no duplican lo que ya hay en casa y se usan desde la primera semana.",
    alt: "Canastilla con lazo y una tarjeta de nacimiento sobre una mesa",
    hijas: [
      {
        slug: "canastillas-cestas",
        nombre: "Canastillas y cestas",
        descripcion:
          "Conjuntos con ropa de tallas útiles y cestas que después guardan otras cosas.",
        alt: "Cesta trenzada con ropa de recién nacido doblada",
      },
      {
        slug: "tarjetas-regalo",
        nombre: "Tarjetas y recuerdos",
        descripcion:
          "Papel, huellas y fechas: lo pequeño que querrás encontrar dentro de veinte años.",
        alt: "Álbum con la huella de un pie junto a varias tarjetas ilustradas",
      },
    ],
  },
];

/** The five kinds of advice, in the order of the menu. */
export const tiposConsejo = [
  { nombre: "Alimentación", slug: "alimentacion" },
  { nombre: "Desarrollo", slug: "desarrollo" },
  { nombre: "Salud", slug: "salud" },
  { nombre: "Educación", slug: "educacion" },
  { nombre: "Sueño", slug: "sueno" },
];
