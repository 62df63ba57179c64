import { medido } from "../medido";
import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "bano-higiene",
  valores: {
    "banera-plegable-nubaro-ola": {
      ...{ marca: "Nubaro", modelo: "Ola", medidas: "81 × 47 × 23 cm", plegada: 9 },
      ...{ peso: medido(2.6), material: "Polipropileno y goma", norma: "UNE-EN 17072" },
    },
    "termometro-bano-mirlana-pez": {
      ...{ marca: "Mirlana", modelo: "Pez", medidas: "11 × 7 × 4 cm", peso: 0.068 },
      norma: "UNE-EN 71",
    },
    "capa-bano-ondaria-rizo": {
      ...{ marca: "Ondaria", modelo: "Rizo", medidas: "100 × 100 cm", peso: 0.52 },
      ...{ material: "Rizo de algodón", lavado: 40 },
    },
    "set-cuidado-mirlana-manos": {
      ...{ marca: "Mirlana", modelo: "Manos", medidas: "Estuche de 17 × 11 cm", peso: 0.21 },
    },
    "cubo-panales-lumbrel-cierra": {
      ...{ marca: "Lumbrel", modelo: "Cierra", medidas: "26 × 26 × 58 cm", peso: 2.9 },
      capacidad: "Unos 28 pañales de la talla 3",
    },
  },
};
