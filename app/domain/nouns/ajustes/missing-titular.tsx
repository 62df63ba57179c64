import type { ReactNode } from "react";
import type { findApertura } from "./ajustes.server";
import { sayMissing } from "./titular";

interface MissingTitularProps extends Awaited<ReturnType<typeof findApertura>> {
  heading: "h2" | "h3";
  children?: ReactNode;
}

export function MissingTitular(props: MissingTitularProps) {
  const { missing, isClosed, reason, heading: Heading, children } = props;
  if (missing.length === 0) return null;
  const title = reason
    ? "El sitio está abierto sin todos los datos legales"
    : "Faltan datos legales";
  return (
    <div className="rounded-lg border border-danger bg-danger-tint px-5 py-4">
      <Heading className="font-sans text-base font-semibold">
        {isClosed ? "El sitio está en preparación" : title}
      </Heading>
      <p className="mt-1">
        {isClosed && "Solo lo ve quien lo administra. "}
        La ley obliga a publicar quién responde del sitio (LSSI, artículo 10), y{" "}
        {sayMissing(missing)}. {!reason && "Sin ellos, un sitio con dominio no se abre al público."}
        {reason && `Motivo anotado: «${reason}»`}
      </p>
      {children}
    </div>
  );
}
