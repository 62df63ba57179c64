import { ProveFirst } from "~/auth/sign-in/prove-first";
import type { FormReply } from "~/http/form-reply";
import { paths } from "~/site/paths";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit } from "~/ui/form/route-form";
import { NewPassword } from "./sign-up-form";

interface PasswordCardProps {
  isProven: boolean;
  reply?: FormReply;
  suggestion?: string;
}

export function PasswordCard({ isProven, ...form }: PasswordCardProps) {
  const isAnswered = form.reply !== undefined || form.suggestion !== undefined;
  return (
    <section aria-labelledby="acceso" className="panel mt-8 p-6 md:p-8">
      <h2 id="acceso" className="text-2xl">
        Contraseña
      </h2>
      {isProven || isAnswered ? (
        <PasswordForm {...form} />
      ) : (
        <ProveFirst back="#acceso" what="la contraseña" />
      )}
    </section>
  );
}

function PasswordForm({ reply, suggestion }: Omit<PasswordCardProps, "isProven">) {
  return (
    <PostForm action={paths.adminProfile({}, "#resumen")} className="mt-5 grid max-w-md gap-5">
      <DefaultSubmit intent="contrasena" />
      <NewPassword
        reply={reply}
        suggestion={suggestion}
        suggestAt={paths.adminProfile({}, "#acceso")}
      />
      <button
        type="submit"
        name="intent"
        value="contrasena"
        className="btn btn-brand justify-self-start"
      >
        Cambiar la contraseña
      </button>
    </PostForm>
  );
}
