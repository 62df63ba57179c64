import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "mama-embarazo",
  valores: {
    "almohada-embarazo-almenda-abrazo": {
      ...{ marca: "Almenda", modelo: "Abrazo", medidas: "140 × 75 cm", peso: 2.8 },
      ...{ material: "Fibra hueca de poliéster", lavado: 40 },
    },
    "bolso-maternidad-veloria-planta": {
      ...{ marca: "Veloria", modelo: "Planta", medidas: "42 × 30 × 18 cm", peso: 0.98 },
      ...{ capacidad: 16, material: "Lona de algodón encerada" },
    },
    "sujetador-lactancia-nacara-facil": {
      ...{ marca: "Nácara", modelo: "Fácil", tallas: "De la 85 B a la 110 F", lavado: 40 },
      material: "Algodón 58 %, poliamida 28 %, elastano 14 %",
    },
    "medias-compresion-veloria-paso": {
      ...{ marca: "Veloria", modelo: "Paso", tallas: "S, M, L y XL", lavado: 30 },
      material: "Poliamida 72 %, elastano 28 %",
    },
  },
};
