import { paths } from "~/site/paths";
import type { PickingDialog } from "~/ui/dialog/dialog-button";
import { PartDialog } from "~/ui/dialog/part-dialog";
import { INSERT_TITLE, InsertableList, type InsertPage } from "./insertable-list";

export default function InsertDialog({ onPick, onClosed }: PickingDialog<string>) {
  return (
    <PartDialog<InsertPage>
      title={INSERT_TITLE}
      first={paths.adminInsertar()}
      draw={(page) => <InsertableList {...page} canInsert />}
      onSend={(sent, pick) => pick(() => onPick(sent.get("linea") ?? ""))}
      onClosed={onClosed}
    />
  );
}
