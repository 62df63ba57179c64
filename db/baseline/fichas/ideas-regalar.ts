import type { SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "ideas-regalar",
  datos: [
    { clave: "marca", nombre: "Marca" },
    { clave: "modelo", nombre: "Modelo" },
    { clave: "medidas", nombre: "Medidas" },
    { clave: "peso", nombre: "Peso", unidad: "kg", mejor: "menos" },
    { clave: "piezas", nombre: "Piezas", tipo: "numero" },
    { clave: "tallas", nombre: "Tallas" },
    { clave: "material", nombre: "Material" },
    {
      clave: "lavado",
      nombre: "Temperatura de lavado",
      unidad: "°C",
      mejor: "mas",
      filtrable: true,
      frase: "Se lava a … o más",
    },
  ],
};
