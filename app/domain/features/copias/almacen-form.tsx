import type { FormReply } from "~/http/results/form-reply";
import { ErrorSummary, Field } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { FormCard } from "~/ui/form/form-card";
import { DefaultSubmit, RouteForm, SubmitButton } from "~/ui/form/route-form";

type AlmacenFormProps = { reply?: FormReply; stored: Record<string, string>; isSet: boolean };

export function AlmacenForm({ reply, stored, isSet }: AlmacenFormProps) {
  const { field, problems } = useFields(reply, { stored });
  const secret = { type: "password", autoComplete: "off", hint: SECRET };
  return (
    <RouteForm noValidate className="no-print max-w-3xl">
      <DefaultSubmit intent="guardar" />
      <ErrorSummary reply={problems} className="mb-6" />
      <FormCard title="Copias fuera de este servidor" intro={INTRO}>
        <p>
          <strong>El bucket tiene que ser privado</strong>: en una copia van los correos de las
          personas, los mensajes y las contraseñas cifradas.
        </p>
        <Field {...field("direccion")} label="Dirección" hint="https://servidor/bucket" required />
        <Field {...field("region")} label="Región" hint={REGION} isOptional />
        <Field {...field("clave")} label="Id de la clave" autoComplete="off" required />
        <Field {...field("secret")} {...secret} label="Secreto de la clave" required />
        <HowTo />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="guardar">Probar y guardar</SubmitButton>
          {isSet && (
            <SubmitButton intent="quitar" look="btn-quiet btn-danger">
              Dejar de llevarlas
            </SubmitButton>
          )}
        </div>
      </FormCard>
    </RouteForm>
  );
}

const INTRO =
  "Un almacén de objetos (S3) de tu proveedor. La última copia se lleva allí, y la base de datos y lo nuevo se leen otra vez para comprobarlos; de las de cada noche se conservan las mismas que aquí. Las claves del sitio no se llevan.";
const REGION = "Como eu-west-1; vacía, si tu proveedor no la da.";
const SECRET = "Se guarda cifrado y no se vuelve a mostrar: apúntalo también fuera de aquí.";

const HowTo = () => (
  <details>
    <summary className="cursor-pointer font-semibold text-brand">
      Cómo se consigue un almacén
    </summary>
    <ul className="mt-3 grid list-disc gap-2 pl-5">
      <li>
        <strong>Donde tienes el servidor:</strong> casi todos los proveedores europeos de servidores
        alquilan también «Object Storage». Crea el bucket en otra ciudad que la máquina, y una clave
        solo para él.
      </li>
      <li>
        <strong>En un proveedor solo de almacenamiento:</strong> suele costar menos por gigabyte, y
        un fallo de tu cuenta del servidor no lo alcanza. Elige una región de la Unión Europea.
      </li>
      <li>
        <strong>En una de las grandes nubes:</strong> crea el bucket en una región europea, con el
        acceso público bloqueado, y un usuario que solo pueda leer, escribir, listar y borrar en él.
      </li>
      <li>
        <strong>En cualquiera:</strong> si lo ofrecen, que lo borrado se conserve unos días. Quien
        lo aloja trata datos por tu cuenta: firma su contrato de encargado.
      </li>
    </ul>
  </details>
);
