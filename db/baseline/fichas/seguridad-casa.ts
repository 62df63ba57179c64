import type { SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "seguridad-casa",
  datos: [
    { clave: "marca", nombre: "Marca" },
    { clave: "modelo", nombre: "Modelo" },
    { clave: "hueco-minimo", nombre: "Hueco mínimo", unidad: "cm", mejor: "menos" },
    {
      clave: "hueco-maximo",
      nombre: "Hueco máximo",
      unidad: "cm",
      mejor: "mas",
      filtrable: true,
      frase: "Llega a huecos de … o más",
    },
    { clave: "alto", nombre: "Alto", unidad: "cm", mejor: "mas" },
    { clave: "sin-taladrar", nombre: "Se monta sin taladrar", tipo: "si_no", filtrable: true },
    {
      clave: "escalera",
      nombre: "Apta para lo alto de la escalera",
      tipo: "si_no",
      filtrable: true,
    },
    { clave: "luz-minima", nombre: "Luz mínima a un metro", unidad: "lux", mejor: "menos" },
    {
      clave: "autonomia",
      nombre: "Autonomía",
      unidad: "h",
      mejor: "mas",
      filtrable: true,
      frase: "Dura … o más sin recargar",
    },
    { clave: "medidas", nombre: "Medidas" },
    { clave: "peso", nombre: "Peso", unidad: "kg", mejor: "menos" },
    { clave: "norma", nombre: "Norma" },
  ],
};
