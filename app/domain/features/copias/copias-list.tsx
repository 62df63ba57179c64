import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { formatMegabytes } from "~/ui/text/format-number";
import { formatDateTime } from "~base/fechas";

export interface Copia {
  name: string;
  bytes: number;
  /** UTC, in ISO 8601. */
  madeAt: string;
  isScheduled: boolean;
}

export const CopiasList = ({ copias }: { copias: Copia[] }) => (
  <ul className="panel divide-y divide-line">
    {copias.map((copia) => (
      <li
        key={copia.name}
        id={copia.name}
        className="target:bg-brand-tint flex flex-wrap items-center justify-between gap-4 p-5 md:px-6"
      >
        <CopiaRow copia={copia} />
      </li>
    ))}
  </ul>
);

function CopiaRow({ copia: { name, bytes, madeAt, isScheduled } }: { copia: Copia }) {
  const made = formatDateTime(madeAt);
  const about = <span className="sr-only"> la copia del {made}</span>;
  return (
    <>
      <p>
        <time dateTime={madeAt} className="font-semibold">
          {made}
        </time>
        <span className="block text-sm text-soft">
          {isScheduled ? "De cada noche" : "Hecha a mano"} · {formatMegabytes(bytes)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={paths.adminCopia(name)} className="btn btn-quiet btn-small">
          Descargar{about}
        </a>
        <PostForm action={paths.adminAjustes("copias")}>
          <input type="hidden" name="copia" value={name} />
          <SubmitButton intent="comprobar" look="btn-quiet btn-small">
            Comprobar{about}
          </SubmitButton>
        </PostForm>
        {!isScheduled && (
          <DialogLink
            href={paths.adminAjustes("copias", { eliminar: name })}
            className="btn btn-quiet btn-danger btn-small"
          >
            Eliminar{about}
          </DialogLink>
        )}
      </div>
    </>
  );
}

export const DeleteCopia = ({ copia: { name, madeAt } }: { copia: Copia }) => (
  <Question
    title="¿Eliminar esta copia?"
    cancel={paths.adminAjustes("copias")}
    fields={{ copia: name }}
    button="Eliminar la copia"
  >
    La del {formatDateTime(madeAt)} se borra del servidor y no se puede deshacer. Si la has
    descargado, la tuya se conserva.
  </Question>
);
