import { type ComponentProps, type ComponentType, useState } from "react";

export type PickingDialog<Picked> = { onPick: (picked: Picked) => void; onClosed: () => void };

type Opening<Picked> = { round: number; Dialog: ComponentType<PickingDialog<Picked>> };

interface DialogButtonProps<Picked> extends ComponentProps<"button"> {
  /** Few who open a form press it: the dialog is loaded when it is asked for. */
  load: () => Promise<{ default: ComponentType<PickingDialog<Picked>> }>;
  onPick: (picked: Picked) => void;
}

/** Opens a dialog over the form; where no script runs or comes, the form is sent and comes back. */
export function DialogButton<Picked>({ load, onPick, ...button }: DialogButtonProps<Picked>) {
  const [opening, setOpening] = useState<Opening<Picked>>();
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
            ({ default: Dialog }) =>
              setOpening((last) => ({ round: (last?.round ?? 0) + 1, Dialog })),
            () => pressed.form?.requestSubmit(pressed),
          );
        }}
      />
      {opening && (
        <opening.Dialog
          key={opening.round}
          onPick={onPick}
          // Browsers tell late that a dialog was closed, which may be after the next press.
          onClosed={() => setOpening((last) => (last === opening ? undefined : last))}
        />
      )}
    </>
  );
}
