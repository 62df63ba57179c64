import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
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
  valores: {
    "bodies-cruzados-ondaria-nido": {
      ...{ marca: "Ondaria", modelo: "Nido", tallas: "50, 56, 62 y 68" },
      ...{ material: "Punto de algodón", lavado: 60 },
    },
    "pijama-cremallera-ondaria-siesta": {
      ...{ marca: "Ondaria", modelo: "Siesta", tallas: "De la 56 a la 92" },
      ...{ material: "Algodón 95 %, elastano 5 %", lavado: 40, "sin-cordones": true },
    },
    "patucos-flexibles-corzuela-suela": {
      ...{ marca: "Corzuela", modelo: "Suela", tallas: "De la 18 a la 23" },
      ...{ material: "Piel curtida sin cromo", "sin-cordones": true },
    },
    "buzo-invierno-corzuela-guadarrama": {
      ...{ marca: "Corzuela", modelo: "Guadarrama", tallas: "De la 62 a la 86" },
      ...{
        material: "Relleno de poliéster reciclado",
        "sin-cordones": true,
        norma: "UNE-EN 14682",
      },
    },
  },
};
