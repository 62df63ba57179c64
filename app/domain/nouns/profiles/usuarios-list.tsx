import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { formatLong, formatRelative } from "~base/fechas";
import { ROLES } from "./profile";
import { type Accion, accionesFor } from "./usuario";
import type { Usuario } from "./usuarios.server";

const LABELS: Readonly<Record<Accion, [label: string, to: string]>> = {
  desinvitar: ["Retirar", "la invitación a"],
  principal: ["Hacer principal", "a"],
  colaborador: ["Hacer colaborador", "a"],
  redaccion: ["Pasar a redacción", "a"],
  retirar: ["Retirar permisos", "a"],
  "segundo-paso": ["Quitar 2FA", "a"],
  sesiones: ["Cerrar sesiones", "de"],
  eliminar: ["Eliminar", "a"],
};

export function UsuariosList({ usuarios, ownId }: { usuarios: Usuario[]; ownId: string }) {
  return (
    <ul className="panel divide-y divide-line">
      {usuarios.map((usuario) => (
        <li key={usuario.id} className="grid gap-4 p-5 md:px-6 xl:grid-cols-[1fr_auto]">
          <Person usuario={usuario} isOwn={usuario.id === ownId} />
          <Actions usuario={usuario} isOwn={usuario.id === ownId} />
        </li>
      ))}
    </ul>
  );
}

function Person({ usuario, isOwn }: { usuario: Usuario; isOwn: boolean }) {
  const { now } = useSite();
  const { email, adminType, mfaEnabled, lastSeenAt, createdAt, isVerified } = usuario;
  const { invitedAt, invitedTo } = usuario;
  return (
    <div className="min-w-0">
      <h2 className="font-sans text-base font-semibold wrap-anywhere">
        {email}
        {isOwn && <span className="font-normal text-soft"> (tú)</span>}
      </h2>
      <p className="mt-1.5 flex flex-wrap gap-2">
        <span className={adminType ? "chip" : "chip bg-band text-ink"}>
          {adminType ? ROLES[adminType] : "Sin permisos"}
        </span>
        {adminType && (
          <span className={mfaEnabled ? "chip" : "chip bg-danger-tint text-ink"}>
            {mfaEnabled ? "2FA activado" : "2FA desactivado"}
          </span>
        )}
        {invitedAt && (
          <span className="chip bg-danger-tint text-ink">
            Invitación sin aceptar{invitedTo === "writer" && ": redacción"}
          </span>
        )}
        {!invitedAt && !isVerified && (
          <span className="chip bg-danger-tint text-ink">Correo sin verificar</span>
        )}
      </p>
      <p className="mt-2 text-sm text-soft">
        {lastSeenAt ? `Último acceso ${formatRelative(lastSeenAt, now)}` : "Sin sesiones abiertas"}
        {" · "}
        {invitedAt ? "Invitación del" : "Alta el"} {formatLong(invitedAt ?? createdAt)}
      </p>
    </div>
  );
}

function Actions({ usuario, isOwn }: { usuario: Usuario; isOwn: boolean }) {
  if (isOwn) {
    return (
      <p className="self-center text-sm xl:text-right">
        <a href={paths.adminProfile()} className="prose-link inline-block py-1">
          Ir a mi perfil
        </a>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap content-center gap-2 xl:max-w-md xl:justify-end">
      {usuario.invitedAt && (
        <a
          href={`${paths.adminUsuarios({ invitar: usuario.email, tipo: usuario.invitedTo === "writer" ? "writer" : "" })}#invitar`}
          className="btn btn-quiet btn-small"
        >
          Reenviar<span className="sr-only"> la invitación a {usuario.email}</span>
        </a>
      )}
      {accionesFor(usuario).map((accion) => {
        const [label, to] = LABELS[accion];
        return (
          <DialogLink
            key={accion}
            href={paths.adminUsuarios({ id: usuario.id, accion })}
            className={`btn btn-quiet btn-small ${accion === "eliminar" ? "btn-danger" : ""}`}
          >
            {label}
            <span className="sr-only">
              {" "}
              {to} {usuario.email}
            </span>
          </DialogLink>
        );
      })}
    </p>
  );
}
