import type { ReactNode } from "react";
import type { TitularKey } from "./titular";

const NAMES: Readonly<Record<TitularKey, string>> = {
  titular: "titular",
  nif: "NIF",
  direccion: "domicilio",
  email: "correo de contacto",
  telefono: "teléfono",
};

const listFormat = new Intl.ListFormat("es", { type: "conjunction" });

interface MissingTitularProps {
  missing: TitularKey[];
  heading: "h2" | "h3";
  children?: ReactNode;
}

export function MissingTitular({ missing, heading: Heading, children }: MissingTitularProps) {
  if (missing.length === 0) return null;
  return (
    <div className="rounded-lg border border-danger bg-danger-tint px-5 py-4">
      <Heading className="font-sans text-base font-semibold">Faltan datos legales</Heading>
      <p className="mt-1">
        El aviso legal y la política de privacidad muestran huecos:{" "}
        {missing.length === 1 ? "falta" : "faltan"}{" "}
        {listFormat.format(missing.map((key) => NAMES[key]))}. La ley obliga a publicar estos datos
        (LSSI, artículo 10).
      </p>
      {children}
    </div>
  );
}
