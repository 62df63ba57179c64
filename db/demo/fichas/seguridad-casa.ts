import { medido } from "../medido";
import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "seguridad-casa",
  valores: {
    "barrera-escalera-baluro-firme": {
      ...{ marca: "Baluro", modelo: "Firme", "hueco-minimo": 62, "hueco-maximo": 106 },
      ...{ alto: medido(76), "sin-taladrar": false, escalera: true, norma: "UNE-EN 1930" },
    },
    "barrera-puerta-baluro-paso": {
      ...{ marca: "Baluro", modelo: "Paso", "hueco-minimo": 75, "hueco-maximo": 82, alto: 76 },
      ...{ "sin-taladrar": true, escalera: false, norma: "UNE-EN 1930" },
    },
    "barrera-cama-baluro-sueno": {
      ...{ marca: "Baluro", modelo: "Sueño", alto: medido(42), medidas: "150 × 42 cm" },
    },
    "protectores-esquinas-baluro-canto": {
      ...{ marca: "Baluro", modelo: "Canto", medidas: "5,5 × 5,5 cm", "sin-taladrar": true },
    },
    "luz-nocturna-lumbrel-conejo": {
      ...{ marca: "Lumbrel", modelo: "Conejo", "luz-minima": medido(0.8), autonomia: medido(41) },
      ...{ medidas: "11 × 9 × 14 cm", peso: 0.24 },
    },
    "proyector-estrellas-lumbrel-cielo": {
      ...{ marca: "Lumbrel", modelo: "Cielo", medidas: "12 cm de diámetro", peso: 0.43 },
    },
    "luz-enchufe-mirlana-pasillo": {
      ...{ marca: "Mirlana", modelo: "Pasillo", medidas: "6,5 × 6,5 cm" },
      norma: "UNE-EN 60598-2-12",
    },
    "lampara-regulable-almenda-ambar": {
      ...{ marca: "Almenda", modelo: "Ámbar", alto: 27, "luz-minima": medido(0.5), peso: 1.3 },
    },
  },
};
