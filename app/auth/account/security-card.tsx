import { type ComponentProps, lazy, Suspense } from "react";
import type { Factor } from "~/auth/second-factor/factors.server";
import type { Block } from "~/http/results/block";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { useScriptReady } from "~/ui/field/script-ready";
import { PostForm, QuietButton } from "~/ui/form/route-form";
import { Notice } from "~/ui/page/notice";
import { Ago } from "~base/ago";
import { formatLong } from "~base/fechas";
import { ProfileCard, ProvenForm } from "./profile-card";

const UNNAMED_FACTOR = "Aplicación de autenticación";

const NEEDED = "Antes de desactivarla tienes que quitar tus llaves de acceso.";

export const FACTOR_MISSING = "Esa aplicación de autenticación ya no está activa";

const FACTORS_FAILED = "Error al obtener los factores MFA";

const AddPasskey = lazy(() => import("./add-passkey"));

interface SecurityCardProps {
  factors: Block<Factor[]>;
  codesLeft: number;
  asked: Factor | null;
  /** Null where a recent proof is missing. */
  offer: ComponentProps<typeof AddPasskey>["offer"] | null;
  reply?: FormReply;
}

export function SecurityCard({ factors: block, codesLeft, asked, ...adding }: SecurityCardProps) {
  if ("failed" in block) {
    return (
      <ProfileCard id="seguridad" title="Seguridad">
        <div className="mt-6">
          <Notice tone="error">{FACTORS_FAILED}</Notice>
        </div>
      </ProfileCard>
    );
  }
  const factors = block.data;
  const isOn = factors.length > 0;
  const isNeeded = factors.length > 1 && factors.filter(({ passkey }) => !passkey).length === 1;
  const chip = (
    <span className={isOn ? "chip" : "chip bg-danger-tint text-ink"}>
      {isOn ? "2FA Activo" : "2FA Inactivo"}
    </span>
  );
  return (
    <ProfileCard id="seguridad" title="Seguridad" chip={chip}>
      {asked && (
        <div className="mt-6">
          <RemoveFactor factor={asked} isLast={factors.length === 1} />
        </div>
      )}
      {isOn ? (
        <>
          <ul className="mt-6 grid divide-y divide-line border-y border-line">
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} isNeeded={isNeeded && !factor.passkey} />
            ))}
          </ul>
          <RecoveryLine codesLeft={codesLeft} />
        </>
      ) : (
        <p className="mt-4 max-w-2xl text-soft">
          Tu cuenta solo está protegida por la contraseña. Con la verificación en dos pasos, quien
          la averigüe seguirá sin poder entrar.
        </p>
      )}
      <a href={paths.adminMfaSetup()} className="btn btn-brand mt-6">
        {isOn ? "Añadir otra aplicación" : "Activar la verificación en dos pasos"}
      </a>
      {isOn && <AddingPasskey {...adding} />}
    </ProfileCard>
  );
}

function FactorRow({ factor, isNeeded }: { factor: Factor; isNeeded: boolean }) {
  const { id, friendlyName, createdAt, passkey } = factor;
  const name = friendlyName ?? UNNAMED_FACTOR;
  const domain = passkey?.otherDomain;
  const note = domain
    ? `Es de ${domain} y aquí no sirve: quítala y añade otra.`
    : isNeeded && NEEDED;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold break-words">
          {name}
          {passkey && <span className="chip">Llave de acceso</span>}
        </p>
        <p className="text-sm text-soft">
          Añadida el {formatLong(createdAt)}
          {passkey?.usedAt && " · Usada "}
          {passkey?.usedAt && <Ago at={passkey.usedAt} />}
        </p>
        {note && <p className="text-sm">{note}</p>}
      </div>
      {!isNeeded && (
        <DialogLink
          href={paths.adminProfile({ desactivar: id })}
          className="btn btn-quiet btn-danger"
        >
          {passkey ? "Quitar" : "Desactivar"}
          <span className="sr-only"> {name}</span>
        </DialogLink>
      )}
    </li>
  );
}

function AddingPasskey({ offer, reply }: Pick<SecurityCardProps, "offer" | "reply">) {
  return (
    <section aria-labelledby="llaves" className="mt-8 border-t border-line pt-6">
      <h3 id="llaves" className="text-xl">
        Añadir una llave de acceso
      </h3>
      <p className="mt-2 hidden noscript:block">Para añadirla hace falta JavaScript.</p>
      {useScriptReady() && (
        <ProvenForm isProven={offer !== null} acto="llave">
          <Suspense>{offer && <AddPasskey offer={offer} reply={reply} />}</Suspense>
        </ProvenForm>
      )}
    </section>
  );
}

function RecoveryLine({ codesLeft }: { codesLeft: number }) {
  return (
    <PostForm
      action={paths.adminMfaSetup()}
      className="mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      <p>
        Códigos de recuperación:{" "}
        <strong>{codesLeft === 1 ? "1 restante" : `${codesLeft} restantes`}</strong>
      </p>
      <QuietButton intent="renovar">Generar códigos nuevos</QuietButton>
    </PostForm>
  );
}

export function RemoveFactor({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const [verb, busy] = factor.passkey
    ? ["Quitar", "Quitando..."]
    : ["Desactivar", "Desactivando..."];
  return (
    <Question
      title={`¿${verb} «${factor.friendlyName ?? UNNAMED_FACTOR}»?`}
      cancel={paths.adminProfile()}
      fields={{ factor: factor.id }}
      intent="desactivar"
      button={verb}
      busy={busy}
    >
      {textOf(factor, isLast)}
    </Question>
  );
}

function textOf({ passkey }: Factor, isLast: boolean): string {
  if (passkey) {
    return "Ya no podrás entrar con esta llave de acceso. Bórrala también donde la guardaste.";
  }
  return isLast
    ? "Tu cuenta quedará protegida solo por la contraseña y tus códigos de recuperación dejarán de servir."
    : "Ya no podrás entrar con los códigos de esta aplicación.";
}
