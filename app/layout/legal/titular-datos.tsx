import { PENDIENTE, type Titular } from "~/domain/ajustes/titular";
import type { Block } from "~/http/replies/block";
import { Notice } from "~/ui/page/notice";

export function TitularDatos({ titular }: { titular: Block<Titular> }) {
  if ("failed" in titular) {
    return (
      <Notice tone="error">
        No se pudieron cargar los datos del titular. Inténtalo de nuevo más tarde.
      </Notice>
    );
  }
  const { titular: nombre, nif, direccion, registro, telefono } = titular.data;
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[10rem_1fr]">
      <Dato term="Titular">{nombre ?? PENDIENTE}</Dato>
      <Dato term="NIF">{nif ?? PENDIENTE}</Dato>
      <Dato term="Domicilio">{direccion ?? PENDIENTE}</Dato>
      {registro && <Dato term="Datos registrales">{registro}</Dato>}
      <Dato term="Correo electrónico">
        <Correo titular={titular} />
      </Dato>
      <Dato term="Teléfono">{telefono ?? PENDIENTE}</Dato>
    </dl>
  );
}

function Dato({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="mb-2 font-semibold sm:mb-0">{children}</dd>
    </>
  );
}

export function Correo({ titular }: { titular: Block<Titular> }) {
  if ("failed" in titular) return "nuestro correo";
  const { email } = titular.data;
  if (!email) return PENDIENTE;
  return <a href={`mailto:${email}`}>{email}</a>;
}
