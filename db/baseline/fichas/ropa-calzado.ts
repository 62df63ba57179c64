import type { SemillaFicha } from "../ficha";

export const ficha: SemillaFicha = {
  categoria: "ropa-calzado",
  datos: [
    { clave: "marca", nombre: "Marca" },
    { clave: "modelo", nombre: "Modelo" },
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
    { clave: "sin-cordones", nombre: "Sin cordones", tipo: "si_no", filtrable: true },
    { clave: "norma", nombre: "Norma" },
  ],
};
