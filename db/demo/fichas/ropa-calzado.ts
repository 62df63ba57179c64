import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "ropa-calzado",
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
