import { FormSection } from "~/ui/form-section";
import { RepeatableField } from "~/ui/repeatable-field";
import { LISTS_MAX_ITEMS, USUAL_COLORES } from "./campos";
import { controlOf, type FieldsProps } from "./producto-form-control";

const LISTS = [
  { name: "keyfeatures", itemLabel: "Característica" },
  { name: "pros", itemLabel: "Ventaja" },
  { name: "cons", itemLabel: "Contra" },
  { name: "colores", itemLabel: "Color" },
] as const;

export function ListasFields(props: FieldsProps) {
  return (
    <FormSection title="Listas" intro="Un punto en cada campo. Los que dejes vacíos no se guardan.">
      {LISTS.map(({ name, itemLabel }) => (
        <RepeatableField
          key={name}
          {...controlOf(props, name)}
          itemLabel={itemLabel}
          items={props.values[name]}
          maxItems={LISTS_MAX_ITEMS}
          usual={name === "colores" ? USUAL_COLORES : undefined}
        />
      ))}
    </FormSection>
  );
}
