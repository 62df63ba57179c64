import type { SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "habitacion-bebe",
  datos: [
    { clave: "marca", nombre: "Marca" },
    { clave: "modelo", nombre: "Modelo" },
    { clave: "medidas", nombre: "Medidas" },
    {
      clave: "peso",
      nombre: "Peso",
      unidad: "kg",
      mejor: "menos",
      filtrable: true,
      frase: "Pesa … o menos",
    },
    {
      clave: "peso-maximo",
      nombre: "Peso que admite",
      unidad: "kg",
      mejor: "mas",
      filtrable: true,
      frase: "Aguanta … o más",
    },
    { clave: "colchon", nombre: "Medida del colchón" },
    { clave: "material", nombre: "Material" },
    {
      clave: "lavado",
      nombre: "Temperatura de lavado",
      unidad: "°C",
      mejor: "mas",
      filtrable: true,
      frase: "Se lava a … o más",
    },
    {
      clave: "autonomia",
      nombre: "Autonomía",
      unidad: "h",
      mejor: "mas",
      filtrable: true,
      frase: "Dura … o más sin recargar",
    },
    {
      clave: "alcance",
      nombre: "Alcance",
      unidad: "m",
      mejor: "mas",
      filtrable: true,
      frase: "Llega a … o más",
    },
    { clave: "sin-internet", nombre: "Funciona sin internet", tipo: "si_no", filtrable: true },
    { clave: "norma", nombre: "Norma" },
  ],
};
