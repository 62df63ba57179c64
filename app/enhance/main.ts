import { startAvisos } from "./avisos";
import { startBuscar } from "./buscar";
import { startCajon } from "./cajon";
import { startClics } from "./clics";
import { startComparar } from "./comparar";
import { startConciliar } from "./conciliar";
import { startEnviando } from "./enviando";
import { startEsqueletos } from "./esqueletos";
import { startGaleria } from "./galeria";
import { startImprimir } from "./imprimir";
import { startMenus } from "./menus";
import { startPestanas } from "./pestanas";
import { startVistasPrevias } from "./vista-previa";

/**
 * Every page works without script. The behaviours know nothing of each other: one that fails leaves
 * the rest as they are.
 */
const behaviours = [
  startPestanas,
  startAvisos,
  startComparar,
  startConciliar,
  startMenus,
  startBuscar,
  startCajon,
  startGaleria,
  startVistasPrevias,
  startEsqueletos,
  startEnviando,
  startImprimir,
  startClics,
];

for (const start of behaviours) {
  try {
    start();
  } catch (error) {
    console.warn(error);
  }
}
