import { medido } from "../medido";
import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "juguetes-aprendizaje",
  valores: {
    "cubos-apilables-pinarela-torre": {
      ...{ marca: "Pinarela", modelo: "Torre", "edad-minima": 12, medidas: "Torre de 95 cm" },
      ...{ peso: 1.4, piezas: 10, material: "Madera de tilo", norma: "UNE-EN 71" },
      ...{ interes: medido(4.5), resistencia: medido(4.4), recorrido: medido(4.8) },
    },
    "gimnasio-actividades-almenda-pradera": {
      ...{ marca: "Almenda", modelo: "Pradera", medidas: "Manta de 95 × 70 cm" },
      ...{ material: "Fresno y algodón", lavado: 30, norma: "UNE-EN 71" },
      ...{ interes: medido(4.8), resistencia: medido(4.6), recorrido: medido(3) },
    },
    "puzle-encaje-pinarela-granja": {
      ...{ marca: "Pinarela", modelo: "Granja", "edad-minima": 18, medidas: "30 × 21 cm" },
      ...{ piezas: 8, material: "Madera", norma: "UNE-EN 71" },
      ...{ interes: medido(4.2), resistencia: medido(3.8), recorrido: medido(3.2) },
    },
    "panel-actividades-lumbrel-manitas": {
      ...{ marca: "Lumbrel", modelo: "Manitas", "edad-minima": 18, medidas: "60 × 40 cm" },
      ...{ peso: 3.2, material: "Contrachapado de abedul", norma: "UNE-EN 71" },
      ...{ interes: medido(3.5), resistencia: medido(3), recorrido: medido(3.2) },
    },
    "arcoiris-madera-pinarela-arco": {
      ...{ marca: "Pinarela", modelo: "Arco", "edad-minima": 12, medidas: "28 × 14 cm" },
      ...{ peso: 0.95, piezas: 7, material: "Tilo macizo", norma: "UNE-EN 71" },
      ...{ interes: medido(4.2), resistencia: medido(3.8), recorrido: medido(4.6) },
    },
    "libro-tela-garabo-campo": {
      ...{ marca: "Garabo", modelo: "En el campo", medidas: "18 × 18 cm", paginas: 8 },
      ...{ material: "Tela", lavado: 30, norma: "UNE-EN 71" },
      ...{ interes: medido(3.8), resistencia: medido(4.2), recorrido: medido(3.2) },
    },
    "libro-contrastes-garabo-blanco-negro": {
      ...{ marca: "Garabo", modelo: "Blanco y negro", medidas: "15 × 15 cm" },
      material: "Cartón con laminado mate",
      ...{ interes: medido(4.8), resistencia: medido(3.5), recorrido: medido(3.2) },
    },
    "cuento-carton-garabo-luna": {
      ...{ marca: "Garabo", modelo: "Buenas noches, Luna llena", "edad-minima": 12 },
      ...{ medidas: "18 × 18 cm", peso: 0.39, paginas: 22, material: "Cartón de 2 mm" },
      ...{ interes: medido(4.7), resistencia: medido(4.6), recorrido: medido(4.4) },
    },
    "libro-solapas-garabo-madrid": {
      ...{ marca: "Garabo", modelo: "Madrid despierta", "edad-minima": 24 },
      ...{ medidas: "24 × 24 cm", peso: 0.62, paginas: 14, material: "Cartón de 1,8 mm" },
      ...{ interes: medido(4.8), resistencia: medido(3.6), recorrido: medido(4.2) },
    },
  },
};
