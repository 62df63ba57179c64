import { useEffect, useRef, useState } from "react";
import type { FlashMessage } from "~/http/results/flash-message";
import { DialogButton } from "~/ui/dialog/dialog-button";
import { Field } from "~/ui/field/field";
import { Toast } from "~/ui/page/toast";
import { Icon } from "~/ui/picture/icon";
import { campoAt, type Foto, fotosOf, intentOf, moveFoto } from "~nouns/imagenes/rules/fotos";
import { pictureId } from "~record/borradores/borrador";
import { ImagePreview } from "./image-preview";
import type { Picked } from "./pick-dialog";

type FieldNames = Record<"name" | "id", string> & { error?: string };

interface ImageFieldProps<Name extends string> {
  name: Name;
  field: (name: Name | `${Name}_alt`) => FieldNames & Record<"label" | "defaultValue", string>;
  label?: string;
  altFallback?: string;
  more?: readonly Foto[];
}

/** Without script the buttons send the form, and the server answers with it changed. */
export function ImageField<Name extends "imageurl" | "imagen" | "imagen_url">(
  props: ImageFieldProps<Name>,
) {
  const { name, field, label, altFallback = "el título", more = [] } = props;
  const [url, alt] = [field(name), field(`${name}_alt`)];
  const group = useRef<HTMLDivElement>(null);
  const [{ fotos, at, round, told }, setShown] = useState({
    fotos: [{ url: url.defaultValue, alt: alt.defaultValue }, ...more],
    at: 0,
    round: 0,
    told: undefined as FlashMessage | undefined,
  });
  const placeId = (place: number) => pictureId(campoAt(name, place));
  const changed = placeId(at);
  useEffect(() => {
    // Drawing the places again removes the focused button, so the focus is set again.
    if (round > 0) group.current?.querySelector<HTMLElement>(`#${changed} button`)?.focus();
  }, [round, changed]);
  const typed = () => fotosOf(new FormData(group.current?.closest("form") ?? undefined), name);
  const show = (next: { fotos: Foto[]; at: number }, told?: FlashMessage) =>
    setShown((last) => ({ ...next, round: last.round + 1, told }));
  const used = fotos.findLastIndex((foto) => foto.url.trim() !== "") + 1;
  return (
    <div ref={group} className="grid gap-4">
      {fotos.slice(0, Math.max(2, used + 1)).map((foto, place) => (
        <Place
          key={`${round}-${place}`}
          id={placeId(place)}
          at={place}
          label={place === 0 ? (label ?? url.label) : `Imagen ${place + 1}`}
          foto={foto}
          url={place === 0 ? url : { name: "imagenes", id: `${placeId(place)}-url` }}
          alt={place === 0 ? alt : { name: "imagenes_alt", id: `${placeId(place)}-alt` }}
          altHint={
            place === 0 &&
            `Qué se ve, para quien no la ve. Si lo dejas vacío, se usa el de la biblioteca o ${altFallback}.`
          }
          onOrden={(orden) => show(moveFoto(typed(), orden, place))}
          onPick={({ told, ...picked }) =>
            show({ fotos: typed().with(place, picked), at: place }, told)
          }
        />
      ))}
      <div role="status" className="empty:hidden">
        {told && <Toast key={round} message={told} />}
      </div>
    </div>
  );
}

interface PlaceProps extends Record<"id" | "label", string> {
  at: number;
  foto: Foto;
  url: FieldNames;
  alt: FieldNames;
  altHint: string | false;
  onOrden: (orden: string) => void;
  onPick: (picked: Picked) => void;
}

const ORDENES = [
  ["quitar", "Quitar", 0],
  ["subir", "Subir", 2],
  ["principal", "Hacer principal", 1],
] as const;
const LOOK = "btn btn-quiet px-4 text-sm";

function Place({ id, at, label, foto, alt, altHint, onOrden, onPick, ...props }: PlaceProps) {
  const [url, setUrl] = useState(foto.url);
  const isEmpty = url.trim() === "";
  const isShown = at === 0 || !isEmpty;
  const which = at > 0 && <span className="sr-only"> {at + 1}</span>;
  return (
    <fieldset id={id} className="min-w-0 [fieldset+&]:border-t [fieldset+&]:border-line">
      <legend className="pr-3 pb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {isShown && <ImagePreview url={url} alt={foto.alt} />}
        <div className="grid min-w-0 flex-[1_1_16rem] content-start gap-4">
          <div className="flex flex-wrap gap-2">
            <DialogButton
              value={intentOf("elegir", at)}
              load={() => import("./pick-dialog")}
              onPick={onPick}
              className={LOOK}
            >
              <Icon admin name="imagen" className="size-5" />
              {isEmpty ? "Elegir imagen" : "Cambiar imagen"}
              {which}
            </DialogButton>
            {ORDENES.filter(([, , from]) => at >= from && !isEmpty).map(([orden, text]) => (
              <button
                key={orden}
                type="submit"
                name="intent"
                value={intentOf(orden, at)}
                formNoValidate
                onClick={(event) => {
                  event.preventDefault();
                  onOrden(orden);
                }}
                className={LOOK}
              >
                {text}
                {which}
              </button>
            ))}
          </div>
          {/* A `maxlength` would make browsers cut a pasted text without telling. */}
          {isShown ? (
            <Field {...alt} defaultValue={foto.alt} label="Texto alternativo" hint={altHint} />
          ) : (
            <input type="hidden" name={alt.name} value="" />
          )}
          {/* A `type="url"` would refuse the site's own addresses, as they have no host. */}
          <Field
            {...props.url}
            defaultValue={foto.url}
            label="Dirección de la imagen"
            inputMode="url"
            onChange={(event) => setUrl(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </div>
    </fieldset>
  );
}
