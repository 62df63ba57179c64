import { formatDateTime, formatRelative } from "~base/fechas";
import { ToAjustes } from "./missing-settings";

const OLD_MS = 3 * 24 * 60 * 60 * 1000;

interface BackupLineProps {
  /** UTC, in ISO 8601; null until a copy has been verified. */
  verifiedAt: string | null;
  /** For main admins alone, because it may quote the error message of a program. */
  notSent: string | null;
  isNightly: boolean;
  isMain: boolean;
  now: string;
}

export const BackupLine = ({ notSent, ...line }: BackupLineProps) => (
  <>
    {notSent && (
      <p className="panel border-danger p-5 wrap-anywhere">
        <strong>Fallan las copias fuera del servidor.</strong> {notSent}{" "}
        <ToAjustes section="copias">Ver las copias</ToAjustes>
      </p>
    )}
    <Verified {...line} />
  </>
);

function Verified({ verifiedAt, isNightly, isMain, now }: Omit<BackupLineProps, "notSent">) {
  if (verifiedAt === null) {
    return (
      <p className="panel border-danger p-5">
        <strong>Todavía no hay ninguna copia de seguridad comprobada.</strong>{" "}
        {isNightly ? "Se hace cada noche." : "No se hacen solas."}{" "}
        {isMain && <ToAjustes section="copias">Hacer una ahora</ToAjustes>}
      </p>
    );
  }
  const isOld = Date.parse(now) - Date.parse(verifiedAt) > OLD_MS;
  return (
    <p className={isOld ? "panel border-danger p-5" : "text-sm text-soft"}>
      Última copia de seguridad comprobada:{" "}
      <time dateTime={verifiedAt} title={formatDateTime(verifiedAt)} className="font-semibold">
        {formatRelative(verifiedAt, now)}
      </time>
      .{isOld && (isNightly ? EXPECTED : BY_HAND)}
    </p>
  );
}

const EXPECTED = " Debería haber una cada noche: mira el registro del servidor.";
const BY_HAND = " El servidor no las hace solo, porque así está configurado.";
