import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { ProfileCard } from "./profile-card";

export function DeleteCard({ isAsked }: { isAsked: boolean }) {
  return (
    <ProfileCard id="eliminar-cuenta" title="Eliminar mi cuenta">
      {isAsked ? (
        <div className="mt-5 -mb-8">
          <DeleteAccount />
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-2xl text-soft">
            Dejarás de poder entrar. Si eres la única persona administradora principal, nombra antes
            a otra.
          </p>
          <DialogLink
            href={paths.adminProfile({ eliminar: "cuenta" })}
            className="btn btn-quiet btn-danger mt-5"
          >
            Eliminar mi cuenta
          </DialogLink>
        </>
      )}
    </ProfileCard>
  );
}

export function DeleteAccount() {
  return (
    <Question cancel={paths.adminProfile()} intent="eliminar-cuenta" button="Eliminar mi cuenta">
      Se borran tu cuenta, tu contraseña y tu verificación en dos pasos, y se cierran todas tus
      sesiones. Lo publicado se conserva; lo programado queda en borrador. No se puede deshacer.
    </Question>
  );
}
