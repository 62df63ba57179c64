import { medido } from "../medido";
import type { DemoFicha } from "../types";

export const ficha: DemoFicha = {
  categoria: "habitacion-bebe",
  valores: {
    "cuna-colecho-pinarela-luna": {
      ...{ marca: "Pinarela", modelo: "Luna", medidas: "83 × 50 cm por dentro", peso: 9.8 },
      ...{ "peso-maximo": 9, material: "Barrotes de haya", norma: "UNE-EN 1130" },
    },
    "cuna-convertible-pinarela-bosque": {
      ...{ marca: "Pinarela", modelo: "Bosque", medidas: "124 × 66 × 92 cm", peso: 27 },
      ...{ colchon: "60 × 120 cm", material: "Pino macizo", norma: "UNE-EN 716" },
    },
    "comoda-cambiador-lumbrel-orden": {
      ...{
        marca: "Lumbrel",
        modelo: "Orden",
        medidas: "88 × 91 × 50 cm, 72 de fondo con el marco",
        "peso-maximo": 15,
      },
      norma: "UNE-EN 12221",
    },
    "mecedora-almenda-calma": {
      ...{ marca: "Almenda", modelo: "Calma", medidas: "68 × 86 × 102 cm", peso: 14.5 },
      ...{ "peso-maximo": 120, material: "Patines de haya y tapizado de rizo" },
    },
    "saco-dormir-ondaria-tog-1": {
      ...{ marca: "Ondaria", modelo: "TOG 1", medidas: "Largos de 70, 90 y 110 cm" },
      ...{ material: "Algodón", lavado: 40, norma: "UNE-EN 16781" },
    },
    "sabanas-bajeras-ondaria-percal": {
      ...{ marca: "Ondaria", modelo: "Percal", colchon: "60 × 120 o 70 × 140 cm" },
      ...{ material: "Algodón percal", lavado: 60 },
    },
    "muselinas-ondaria-brisa": {
      ...{ marca: "Ondaria", modelo: "Brisa", medidas: "80 × 80 cm" },
      ...{ material: "Doble gasa de algodón", lavado: 40 },
    },
    "protector-colchon-ondaria-seco": {
      ...{ marca: "Ondaria", modelo: "Seco", colchon: "60 × 120 cm" },
      ...{ material: "Rizo y membrana de poliuretano", lavado: 60 },
    },
    "movil-cuna-pinarela-vuelo": {
      ...{ marca: "Pinarela", modelo: "Vuelo", medidas: "46 cm de diámetro", peso: 0.21 },
      ...{ material: "Tilo", norma: "UNE-EN 71" },
    },
    "alfombra-lavable-almenda-prado": {
      ...{ marca: "Almenda", modelo: "Prado", medidas: "120 × 170 cm", peso: 3.4 },
      ...{ material: "Algodón", lavado: 30 },
    },
    "estanteria-baja-lumbrel-cuento": {
      ...{ marca: "Lumbrel", modelo: "Cuento", medidas: "80 × 62 × 26 cm", peso: 9.5 },
      material: "Contrachapado de abedul",
    },
    "vinilos-pared-almenda-encinar": {
      ...{ marca: "Almenda", modelo: "Encinar", medidas: "Cuatro láminas de 30 × 90 cm" },
    },
    "vigilabebes-mirlana-pantalla": {
      ...{ marca: "Mirlana", modelo: "Vela", autonomia: medido(6.7), alcance: medido(22) },
      "sin-internet": true,
    },
    "vigilabebes-audio-mirlana-eco": {
      ...{ marca: "Mirlana", modelo: "Eco", peso: 0.128, autonomia: 16, alcance: medido(40) },
      "sin-internet": true,
    },
    "camara-wifi-lumbrel-nido": { marca: "Lumbrel", modelo: "Nido", "sin-internet": false },
    "sensor-habitacion-mirlana-clima": {
      ...{ marca: "Mirlana", modelo: "Clima", medidas: "7 × 7 cm", "sin-internet": true },
    },
  },
};
