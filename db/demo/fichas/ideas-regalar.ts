import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "ideas-regalar",
  valores: {
    "canastilla-primera-puesta-ondaria": {
      ...{ marca: "Ondaria", medidas: "Cesta de 36 × 26 × 20 cm", piezas: 7 },
      ...{ tallas: "50 y 56", material: "Algodón 100 %", lavado: 40 },
    },
    "cesta-panales-almenda-orden": {
      ...{ marca: "Almenda", modelo: "Trenza", medidas: "38 × 26 × 18 cm", peso: 0.78 },
      material: "Cuerda de algodón",
    },
    "canastilla-bano-ondaria-espuma": {
      ...{ marca: "Ondaria", modelo: "Espuma", medidas: "Cesta de 34 × 24 × 14 cm", lavado: 40 },
    },
    "caja-recuerdos-garabo-primer-ano": {
      ...{ marca: "Garabo", modelo: "Primer año", medidas: "30 × 22 × 12 cm", peso: 1.1 },
      material: "Cartón rígido de 2,5 mm",
    },
    "tarjetas-mes-a-mes-garabo": {
      ...{ marca: "Garabo", medidas: "10 × 15 cm", piezas: 24 },
      material: "Papel mate de 350 g/m²",
    },
    "tarjetas-nacimiento-garabo-aviso": {
      ...{ marca: "Garabo", modelo: "Aviso", medidas: "11 × 16 cm", piezas: 25 },
      material: "Papel verjurado de 250 g/m²",
    },
    "vale-regalo-canastilla-ondaria": { marca: "Ondaria" },
    "album-huellas-garabo-paso": {
      ...{ marca: "Garabo", modelo: "Paso a paso", medidas: "24 × 24 cm" },
    },
  },
};
