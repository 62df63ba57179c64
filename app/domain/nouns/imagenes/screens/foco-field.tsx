import { describe, FieldNotes, type FieldTexts } from "~/ui/field/field";
import { CENTRO, FOCOS } from "../rules/foco";
import type { Imagen } from "../rules/imagen";

const HINT = "La parte que queda a la vista donde la imagen se recorta. Pulsa sobre ella.";

interface FocoFieldProps extends Omit<FieldTexts, "hint"> {
  imagen: Imagen;
  src: string;
  defaultValue: string;
  onChange: (foco: string) => void;
}

/** The labels fill the ninths of the picture, so a press on one chooses it without script too. */
export function FocoField({ imagen, src, onChange, ...field }: FocoFieldProps) {
  const { id, name, label, error, defaultValue } = field;
  return (
    <fieldset {...describe({ id, hint: HINT, error })} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldNotes id={id} hint={HINT} error={error} />
      <div className="relative justify-self-start overflow-clip rounded-md bg-band">
        <img
          src={src}
          alt=""
          width={imagen.width}
          height={imagen.height}
          className="max-h-96 min-h-36 w-auto min-w-48 object-contain"
        />
        <div className="absolute inset-0 grid grid-cols-3 grid-rows-3 gap-px">
          {Object.entries(FOCOS).map(([value, nombre], index) => (
            <label
              key={value}
              title={nombre}
              className="grid cursor-pointer place-items-center outline outline-surface/70 has-checked:z-1 has-checked:inset-ring-4 has-checked:inset-ring-brand has-checked:outline-2"
            >
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={value}
                defaultChecked={value === (defaultValue || CENTRO)}
                onChange={() => onChange(value)}
                className="size-5 rounded-full accent-brand ring-4 ring-surface"
              />
              <span className="sr-only">{nombre}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
