import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { formatMegabytes } from "~/ui/text/format-number";
import { formatDateTime } from "~base/fechas";

export interface Copia {
  name: string;
  bytes: number;
  madeAt: string;
  isScheduled: boolean;
}

export const CopiasList = ({ copias, isAway }: { copias: Copia[]; isAway: boolean }) =>
  copias.length === 0 ? (
    <p>Todavía no hay ninguna copia.</p>
  ) : (
    <ul className="panel divide-y divide-line">
      {copias.map((copia) => (
        <li
          key={copia.name}
          id={isAway ? undefined : copia.name}
          className="target:bg-brand-tint flex flex-wrap items-center justify-between gap-4 p-5 md:px-6"
        >
          <CopiaRow copia={copia} isAway={isAway} />
        </li>
      ))}
    </ul>
  );

function CopiaRow({ copia, isAway }: { copia: Copia; isAway: boolean }) {
  const { name, bytes, madeAt, isScheduled } = copia;
  const made = formatDateTime(madeAt);
  const de = isAway ? "fuera" : undefined;
  const about = (
    <span className="sr-only">
      {" "}
      la copia {isAway && "de fuera "}del {made}
    </span>
  );
  return (
    <>
      <p>
        <time dateTime={madeAt} className="font-semibold">
          {made}
        </time>
        <span className="block text-sm text-soft">
          {isScheduled ? "De cada noche" : "Hecha a mano"} · {formatMegabytes(bytes)}
          {isAway && " y sus imágenes, sin las claves"}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={paths.adminCopia(name, { de })} className="btn btn-quiet btn-small">
          Descargar{about}
        </a>
        <PostForm action={paths.adminAjustes("copias")}>
          <input type="hidden" name="copia" value={name} />
          {isAway && <input type="hidden" name="de" value="fuera" />}
          <SubmitButton intent="comprobar" look="btn-quiet btn-small">
            Comprobar{about}
          </SubmitButton>
        </PostForm>
        {!isScheduled && (
          <DialogLink
            href={paths.adminAjustes("copias", { eliminar: name, de })}
            className="btn btn-quiet btn-danger btn-small"
          >
            Eliminar{about}
          </DialogLink>
        )}
      </div>
    </>
  );
}

export const DeleteCopia = ({ copia: { name, madeAt }, de }: { copia: Copia; de: string }) => (
  <Question
    title="¿Eliminar esta copia?"
    cancel={paths.adminAjustes("copias")}
    fields={{ copia: name, de }}
    button="Eliminar la copia"
  >
    La del {formatDateTime(madeAt)} se borra {de ? "del almacén de fuera" : "del servidor"} y no se
    puede deshacer. Si la has descargado, la tuya se conserva.
  </Question>
);
