import type { NewPasskey } from "~/auth/second-factor/ceremony";
import { PASSKEY_NAME_MAX, PasskeyButton } from "~/auth/second-factor/passkey-button";
import type { FormReply } from "~/http/results/form-reply";
import { Field } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";

export default function AddPasskey({ offer, reply }: { offer: NewPasskey; reply?: FormReply }) {
  const { field } = useFields(reply);
  return (
    <>
      <p className="text-soft">
        Con la huella, la cara o una llave de seguridad en vez del código. Solo responde en este
        sitio, así que ninguna página falsa puede pedírtela; la aplicación sigue valiendo.
      </p>
      <Field
        {...field("nombre")}
        label="Nombre de la llave"
        hint="Para reconocerla, como «Portátil de Ana»."
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
      />
      <PasskeyButton of={offer} intent="llave" look="btn-brand justify-self-start">
        Añadir la llave de acceso
      </PasskeyButton>
    </>
  );
}
