import { useState } from "react";
import type { Foto } from "~/domain/imagenes/rules/fotos";
import { paths } from "~/site/paths";
import type { PickingDialog } from "~/ui/dialog/dialog-button";
import { PartDialog } from "~/ui/dialog/part-dialog";
import { Notice } from "~/ui/page/notice";
import { SIN_BORRADOR } from "../rules/biblioteca";
import { type PickerPage, PickerParts } from "./picker-parts";
import { sendPicture } from "./send-picture";

export default function PickDialog({ onPick, onClosed }: PickingDialog<Foto>) {
  const [problem, setProblem] = useState<string>();
  return (
    <PartDialog<PickerPage>
      title="Elegir imagen"
      first={paths.adminImagenesElegir(SIN_BORRADOR)}
      draw={(page, { isLoading, reload, pick }) => (
        <>
          {problem && <Notice tone="error">{problem}</Notice>}
          <PickerParts
            page={page}
            isLoading={isLoading}
            onStored={(foto) => (foto ? pick(() => onPick(foto)) : reload())}
          />
        </>
      )}
      onSend={async (sent, pick) => {
        const { foto, problem } = await sendPicture(sent);
        setProblem(problem);
        if (foto) pick(() => onPick(foto));
      }}
      onClosed={onClosed}
    />
  );
}
