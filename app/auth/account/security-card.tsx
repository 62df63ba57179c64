import type { Factor } from "~/auth/second-factor/factors.server";
import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { PostForm, QuietButton } from "~/ui/form/route-form";
import { Notice } from "~/ui/page/notice";
import { formatLong } from "~base/fechas";
import { ProfileCard } from "./profile-card";

const UNNAMED_FACTOR = "Aplicación de autenticación";

export const FACTOR_MISSING = "Esa aplicación de autenticación ya no está activa";

const FACTORS_FAILED = "Error al obtener los factores MFA";

type SecurityCardProps = { factors: Block<Factor[]>; codesLeft: number; asked: Factor | null };

export function SecurityCard({ factors: block, codesLeft, asked }: SecurityCardProps) {
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
              <FactorRow key={factor.id} factor={factor} />
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
    </ProfileCard>
  );
}

function FactorRow({ factor }: { factor: Factor }) {
  const { id, friendlyName, createdAt } = factor;
  const name = friendlyName ?? UNNAMED_FACTOR;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-soft">Añadida el {formatLong(createdAt)}</p>
      </div>
      <DialogLink
        href={paths.adminProfile({ desactivar: id })}
        className="btn btn-quiet btn-danger"
      >
        Desactivar<span className="sr-only"> {name}</span>
      </DialogLink>
    </li>
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
  return (
    <Question
      title={`¿Desactivar «${factor.friendlyName ?? UNNAMED_FACTOR}»?`}
      cancel={paths.adminProfile()}
      fields={{ factor: factor.id }}
      intent="desactivar"
      button="Desactivar"
      busy="Desactivando..."
    >
      {isLast
        ? "Tu cuenta quedará protegida solo por la contraseña y tus códigos de recuperación dejarán de servir."
        : "Ya no podrás entrar con los códigos de esta aplicación."}
    </Question>
  );
}
