import { useState } from "react";
import type { FlashMessage } from "~/http/results/flash-message";
import { paths } from "~/site/paths";
import type { PickingDialog } from "~/ui/dialog/dialog-button";
import { PartDialog } from "~/ui/dialog/part-dialog";
import { Notice } from "~/ui/page/notice";
import { Toast } from "~/ui/page/toast";
import type { Foto } from "~nouns/imagenes/rules/fotos";
import { SIN_BORRADOR } from "../rules/biblioteca";
import { SELECCIONADA, SUBIDA, SUBIDAS } from "../rules/imagen-messages";
import { type PickerPage, PickerParts } from "./picker-parts";
import { sendPicture } from "./send-picture";

export type Picked = Foto & { told: FlashMessage };

export default function PickDialog({ onPick, onClosed }: PickingDialog<Picked>) {
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState({ round: 0, count: 0 });
  return (
    <PartDialog<PickerPage>
      title="Elegir imagen"
      first={paths.adminImagenesElegir(SIN_BORRADOR)}
      draw={(page, { isLoading, reload, pick }) => (
        <>
          {problem && <Notice tone="error">{problem}</Notice>}
          <div role="status">
            {sent.count > 0 && (
              <Toast key={sent.round} message={sent.count > 1 ? SUBIDAS : SUBIDA} />
            )}
          </div>
          <PickerParts
            page={page}
            isLoading={isLoading}
            onStored={(foto, count) => {
              if (foto) return pick(() => onPick({ ...foto, told: SUBIDA }));
              setSent(({ round }) => ({ round: round + 1, count }));
              reload();
            }}
          />
        </>
      )}
      onSend={async (chosen, pick) => {
        const { foto, problem } = await sendPicture(chosen);
        setProblem(problem);
        if (foto) pick(() => onPick({ ...foto, told: SELECCIONADA }));
      }}
      onClosed={onClosed}
    />
  );
}
