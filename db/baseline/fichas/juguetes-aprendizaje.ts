import { criterio, type SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "juguetes-aprendizaje",
  datos: [
    { clave: "marca", nombre: "Marca" },
    { clave: "modelo", nombre: "Modelo" },
    {
      clave: "edad-minima",
      nombre: "Edad mínima",
      unidad: "meses",
      mejor: "menos",
      filtrable: true,
      casa: "meses_desde",
      frase: "Sirve desde los …",
    },
    { clave: "medidas", nombre: "Medidas" },
    { clave: "peso", nombre: "Peso", unidad: "kg", mejor: "menos" },
    { clave: "piezas", nombre: "Piezas", tipo: "numero" },
    { clave: "paginas", nombre: "Páginas", tipo: "numero" },
    { clave: "material", nombre: "Material" },
    {
      clave: "lavado",
      nombre: "Temperatura de lavado",
      unidad: "°C",
      mejor: "mas",
      filtrable: true,
      frase: "Se lava a … o más",
    },
    { clave: "norma", nombre: "Norma" },
    criterio("interes", "Interés para el niño", 3),
    criterio("resistencia", "Resistencia", 2),
    criterio("recorrido", "Tiempo que dura el interés", 1),
  ],
};
