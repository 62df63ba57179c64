import { startClics } from "./clicks";
import { startComparar, startConciliar } from "./compare";
import { startCajon } from "./drawer";
import { startGaleria } from "./gallery";
import { startMenus } from "./menus";
import { startVistasPrevias } from "./preview-card";
import { startImprimir } from "./print";
import { startBuscar } from "./search/search-box";
import { startEnviando } from "./sending";
import { startEsqueletos } from "./skeletons";
import { startPestanas } from "./tabs";
import { startAvisos } from "./toasts";

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

const style = document.createElement("link");
style.rel = "stylesheet";
style.fetchPriority = "low";
style.href = document.querySelector<HTMLElement>("[data-drawn]")?.dataset.drawn ?? "";
document.head.append(style);

for (const start of behaviours) {
  try {
    start();
  } catch (error) {
    console.warn(error);
  }
}

if (document.querySelector("[data-copiar]")) {
  import("./copy").then(({ startCopiar }) => startCopiar());
}
