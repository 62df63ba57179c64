import { Field, type FieldTexts } from "~/ui/field/field";
import { QuietButton } from "~/ui/form/route-form";

type ProgramarProps = Omit<FieldTexts, "label"> & { defaultValue?: string; isScheduled: boolean };

export function Programar({ isScheduled, ...field }: ProgramarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        {...field}
        type="datetime-local"
        label={isScheduled ? "Programado para" : "Publicar más tarde"}
        hint="Hora de Madrid. Hasta entonces es un borrador."
      />
      <QuietButton intent="programar">{isScheduled ? "Cambiar la hora" : "Programar"}</QuietButton>
      {isScheduled && <QuietButton intent="retirar">No publicar a esa hora</QuietButton>}
    </div>
  );
}

/** Beside the button that saves and goes back. */
export function SaveButtons({ isDraft }: { isDraft: boolean }) {
  return (
    <>
      {isDraft && <QuietButton intent="publicar">Publicar</QuietButton>}
      <QuietButton intent="seguir">Guardar y seguir</QuietButton>
    </>
  );
}
