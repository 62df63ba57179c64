import { startClics } from "./clicks";
import { startComparar } from "./compare/compare";
import { startConciliar } from "./compare/reconcile";
import { startCajon } from "./drawer";
import { startGaleria } from "./gallery";
import { startMenus } from "./menus";
import { startVistasPrevias } from "./preview-card";
import { startImprimir } from "./print";
import { startBuscar } from "./search-box";
import { startEnviando } from "./sending";
import { startEsqueletos } from "./skeletons";
import { startPestanas } from "./tabs";
import { startAvisos } from "./toasts";

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
