import { medido } from "../medido";
import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "paseo-viaje",
  valores: {
    "carrito-tilavia-ronda-3-en-1": {
      ...{ marca: "Tilavia", modelo: "Ronda 3 en 1", peso: medido(12.9), ancho: 59 },
      ...{
        alto: 103,
        plegada: "88 × 59 × 32 cm",
        "edad-minima": 0,
        "peso-maximo": 22,
        norma: "UNE-EN 1888",
      },
    },
    "silla-ligera-nubaro-pluma": {
      ...{ marca: "Nubaro", modelo: "Pluma", peso: medido(5.9), plegada: "106 × 28 × 25 cm" },
      ...{ ancho: 46, alto: 104 },
      ...{ "edad-minima": 6, "peso-maximo": 15, norma: "UNE-EN 1888" },
    },
    "carrito-gemelar-tilavia-duo": {
      ...{ marca: "Tilavia", modelo: "Dúo", peso: medido(14.6), ancho: 74 },
      ...{ alto: 102, plegada: "74 × 76 × 38 cm", "peso-maximo": 15, norma: "UNE-EN 1888" },
    },
    "silla-todoterreno-corzuela-sierra": {
      ...{ marca: "Corzuela", modelo: "Sierra", peso: 13.9, ancho: 63, "edad-minima": 6 },
      ...{ "peso-maximo": 22, norma: "UNE-EN 1888" },
    },
    "silla-compacta-veloria-cabina": {
      ...{ marca: "Veloria", modelo: "Cabina", peso: 6.4, plegada: medido("54 × 40 × 19 cm") },
      ...{ ancho: 44, alto: 101 },
      ...{ "edad-minima": 6, "peso-maximo": 15, norma: "UNE-EN 1888" },
    },
    "silla-coche-sarmio-giro-360": {
      ...{ marca: "Sarmio", modelo: "Giro 360", peso: 14.2, "peso-maximo": 18 },
      ...{ "talla-minima": 40, "talla-maxima": 105, contramarcha: 105 },
      ...{ isofix: true, "necesita-isofix": true, norma: "ECE R129" },
    },
    "portabebes-coche-sarmio-primer-viaje": {
      ...{ marca: "Sarmio", modelo: "Primer Viaje", peso: 4.2, "peso-maximo": 13 },
      ...{
        "talla-minima": 40,
        "talla-maxima": 87,
        contramarcha: 87,
        "necesita-isofix": false,
        norma: "ECE R129",
      },
    },
    "silla-coche-tilavia-contra-125": {
      ...{ marca: "Tilavia", modelo: "Contra 125", peso: 12.6, ancho: 46, "peso-maximo": 36 },
      ...{ "talla-minima": 61, "talla-maxima": 125, contramarcha: 125 },
      ...{ isofix: false, "necesita-isofix": false, norma: "ECE R129" },
    },
    "elevador-corzuela-ruta-100-150": {
      ...{ marca: "Corzuela", modelo: "Ruta", peso: 5.8, ancho: 45 },
      ...{
        "talla-minima": 100,
        "talla-maxima": 150,
        isofix: true,
        "necesita-isofix": false,
        norma: "ECE R129",
      },
    },
    "espejo-retrovisor-mirlana-visor": { marca: "Mirlana", modelo: "Visor", peso: 0.34 },
  },
};
