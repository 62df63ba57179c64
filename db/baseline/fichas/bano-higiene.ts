import type { SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "bano-higiene",
  datos: [
    { clave: "marca", nombre: "Marca" },
    { clave: "modelo", nombre: "Modelo" },
    { clave: "medidas", nombre: "Medidas" },
    {
      clave: "plegada",
      nombre: "Grosor plegada",
      unidad: "cm",
      mejor: "menos",
      filtrable: true,
      frase: "Plegada mide … o menos",
    },
    {
      clave: "peso",
      nombre: "Peso",
      unidad: "kg",
      mejor: "menos",
      filtrable: true,
      frase: "Pesa … o menos",
    },
    { clave: "capacidad", nombre: "Capacidad" },
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
  ],
};
