import type { ReactNode } from "react";
import type { Block } from "~/http/results/block";
import { Notice } from "~/ui/page/notice";
import type { Titular } from "~nouns/ajustes/titular";

type TitularDatosProps = { titular: Block<Titular>; children: ReactNode };

/** Skips data that the owner has not given, and shows nothing at all without any. */
export function TitularDatos({ titular, children }: TitularDatosProps) {
  if ("failed" in titular) {
    return (
      <Notice tone="error">
        No se pudieron cargar los datos del titular. Inténtalo de nuevo más tarde.
      </Notice>
    );
  }
  const { titular: nombre, nif, direccion, registro, email, telefono } = titular.data;
  if (!(nombre || nif || direccion || registro || email || telefono)) return null;
  return (
    <>
      <p>{children}</p>
      <dl className="grid gap-x-6 gap-y-1 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[10rem_1fr]">
        <Dato term="Titular">{nombre}</Dato>
        <Dato term="NIF">{nif}</Dato>
        <Dato term="Domicilio">{direccion}</Dato>
        <Dato term="Datos registrales">{registro}</Dato>
        <Dato term="Correo electrónico">{email && <a href={`mailto:${email}`}>{email}</a>}</Dato>
        <Dato term="Teléfono">{telefono}</Dato>
      </dl>
    </>
  );
}

function Dato({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="mb-2 font-semibold sm:mb-0">{children}</dd>
    </>
  );
}

/** Gives «a hola@ejemplo.es o », for a sentence that goes on with another way to write. */
export function Correo({ titular }: { titular: Block<Titular> }) {
  const email = "data" in titular && titular.data.email;
  return email ? (
    <>
      a <a href={`mailto:${email}`}>{email}</a> o{" "}
    </>
  ) : null;
}
