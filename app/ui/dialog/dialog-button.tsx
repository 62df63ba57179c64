import { type ComponentProps, type ComponentType, useState } from "react";

export type PickingDialog<Picked> = { onPick: (picked: Picked) => void; onClosed: () => void };

type Opening<Picked> = { round: number; Dialog: ComponentType<PickingDialog<Picked>> };

interface DialogButtonProps<Picked> extends ComponentProps<"button"> {
  /** Loads the dialog when it is opened, because few people who open the form need it. */
  load: () => Promise<{ default: ComponentType<PickingDialog<Picked>> }>;
  onPick: (picked: Picked) => void;
}

/** Opens a dialog over the form. Without script the form is sent, and shown again afterwards. */
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
          // The close event may come late, after the next press, so only this opening is cleared.
          onClosed={() => setOpening((last) => (last === opening ? undefined : last))}
        />
      )}
    </>
  );
}
