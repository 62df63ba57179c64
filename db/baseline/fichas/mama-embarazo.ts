import type { SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "mama-embarazo",
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
      clave: "capacidad",
      nombre: "Capacidad",
      unidad: "l",
      mejor: "mas",
      filtrable: true,
      frase: "Le caben … o más",
    },
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
