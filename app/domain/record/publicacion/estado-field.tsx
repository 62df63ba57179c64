import { useContext } from "react";
import { Choices, SelectField } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import { WriterContext } from "~/ui/page/for-publishers";
import { ESTADO_CHOICES } from "~record/tipos/estado";
import type { PublicablePage } from "./publicable-form";

/** Absent where the state stays: for waiting changes, and for a writer’s form of a public row. */
export function EstadoField({ page, field }: { page: PublicablePage; field: FieldOf }) {
  const isWriter = useContext(WriterContext);
  if (page.pendiente?.vivo !== undefined || (isWriter && page.publicada)) return null;
  return (
    <SelectField {...field("estado")}>
      <Choices of={isWriter ? ESTADO_CHOICES.slice(1) : ESTADO_CHOICES} />
    </SelectField>
  );
}
