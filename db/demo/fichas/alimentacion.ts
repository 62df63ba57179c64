import { medido } from "../medido";
import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "alimentacion",
  valores: {
    "sacaleches-electrico-nacara-doble": {
      ...{ marca: "Nácara", modelo: "Doble", capacidad: 150, lavavajillas: true },
      material: "Copas de silicona",
    },
    "cojin-lactancia-almenda-media-luna": {
      ...{ marca: "Almenda", modelo: "Media Luna", medidas: "58 × 48 × 17 cm", peso: 1.1 },
      ...{ material: "Funda de percal de algodón", lavado: 40 },
    },
    "discos-lactancia-ondaria-algodon": {
      ...{ marca: "Ondaria", modelo: "Algodón", medidas: "12 cm de diámetro" },
      ...{ material: "Felpa de algodón", lavado: 60 },
    },
    "bolsas-conservacion-nacara-reserva": {
      ...{ marca: "Nácara", modelo: "Reserva", capacidad: 200, material: "Polietileno" },
    },
    "biberon-anticolico-nacara-flujo": {
      ...{ marca: "Nácara", modelo: "Flujo", peso: 0.086, capacidad: 250 },
      ...{ material: "Polipropileno", lavavajillas: true, norma: "UNE-EN 14350" },
    },
    "biberon-vidrio-nacara-claro": {
      ...{ marca: "Nácara", modelo: "Claro", peso: 0.22, capacidad: 240 },
      ...{ material: "Vidrio borosilicato", lavavajillas: true, norma: "UNE-EN 14350" },
    },
    "esterilizador-vapor-lumbrel-vapor": {
      ...{ marca: "Lumbrel", modelo: "Vaho", medidas: "26 × 26 × 34 cm" },
    },
    "calientabiberones-lumbrel-tibio": {
      ...{ marca: "Lumbrel", modelo: "Tibio", medidas: "14 × 15 × 16 cm", peso: 0.6 },
    },
    "trona-evolutiva-pinarela-crece": {
      ...{ marca: "Pinarela", modelo: "Crece", medidas: "46 × 55 × 80 cm", peso: 8.4 },
      ...{ material: "Haya maciza", "peso-maximo": 90, norma: "UNE-EN 14988" },
      ...{ postura: medido(5), limpieza: medido(4.4), espacio: medido(3.6) },
    },
    "trona-plegable-tilavia-pliega": {
      ...{ marca: "Tilavia", modelo: "Pliega", plegada: 27, peso: 6.8, material: "Aluminio" },
      ...{ "edad-minima": 6, lavado: 30, norma: "UNE-EN 14988" },
      ...{ postura: medido(3.6), limpieza: medido(3.6), espacio: medido(4.9) },
    },
    "asiento-elevador-nubaro-mesa": {
      ...{ marca: "Nubaro", modelo: "Mesa", medidas: "37 × 35 × 28 cm", peso: 2.1 },
      ...{ "peso-maximo": 15, norma: "UNE-EN 16120" },
      ...{ postura: medido(3.7), limpieza: medido(4.8), espacio: medido(4.4) },
    },
    "trona-viaje-nubaro-bolsa": {
      ...{ marca: "Nubaro", modelo: "Bolsa", plegada: 6, peso: 0.62, material: "Tela" },
      ...{ "peso-maximo": 15, lavado: 40, norma: "UNE-EN 16120" },
      ...{ postura: medido(3), limpieza: medido(4.3), espacio: medido(4.9) },
    },
  },
};
