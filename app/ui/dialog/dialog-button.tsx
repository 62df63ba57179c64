import { type ComponentProps, type ComponentType, useState } from "react";

export interface PickingDialog<Picked> {
  onPick: (picked: Picked) => void;
  onClosed: () => void;
}

interface DialogButtonProps<Picked> extends ComponentProps<"button"> {
  /** Few who open a form press it: the dialog is loaded when it is asked for. */
  load: () => Promise<{ default: ComponentType<PickingDialog<Picked>> }>;
  onPick: (picked: Picked) => void;
}

/** Opens a dialog over the form; where no script runs or comes, the form is sent and comes back. */
export function DialogButton<Picked>({ load, onPick, ...button }: DialogButtonProps<Picked>) {
  const [Dialog, setDialog] = useState<ComponentType<PickingDialog<Picked>>>();
  return (
    <>
      <button
        {...button}
        type="submit"
        name="intent"
        formNoValidate
        onClick={(event) => {
          const pressed = event.currentTarget;
          event.preventDefault();
          load().then(
            (loaded) => setDialog(() => loaded.default),
            () => pressed.form?.requestSubmit(pressed),
          );
        }}
      />
      {Dialog && <Dialog onPick={onPick} onClosed={() => setDialog(undefined)} />}
    </>
  );
}
