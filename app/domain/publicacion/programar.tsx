import { Field } from "~/ui/field/field";
import { SubmitButton } from "~/ui/form/route-form";

interface ProgramarProps {
  name: string;
  id: string;
  defaultValue?: string;
  error?: string;
  isScheduled: boolean;
}

export function Programar({ isScheduled, ...field }: ProgramarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        {...field}
        type="datetime-local"
        label={isScheduled ? "Programado para" : "Publicar más tarde"}
        hint="Hora de Madrid. Hasta entonces es un borrador."
      />
      <SubmitButton intent="programar" look="btn-quiet">
        {isScheduled ? "Cambiar la hora" : "Programar"}
      </SubmitButton>
      {isScheduled && (
        <SubmitButton intent="retirar" look="btn-quiet">
          No publicar a esa hora
        </SubmitButton>
      )}
    </div>
  );
}
