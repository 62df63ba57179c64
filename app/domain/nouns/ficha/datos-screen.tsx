import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Choices, ErrorSummary, Field, SelectField, TextField } from "~/ui/field/field";
import { TickField } from "~/ui/field/tick-field";
import { useFields } from "~/ui/form/fields";
import { FormCard } from "~/ui/form/form-card";
import { OrderForm } from "~/ui/form/order-form";
import { HiddenFields, PostForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import { Notice } from "~/ui/page/notice";
import { formatCount } from "~/ui/text/format-number";
import { textsOf } from "~record/versiones/compare-fields";
import * as rules from "./dato";
import type { DatoUsado } from "./datos.server";
import { PAPELES } from "./papeles";

const LABELS = {
  nombre: "Nombre",
  unidad: "Unidad",
  tipo: "Qué se anota",
  opciones: "Opciones",
  mejor: "Qué es mejor",
  peso: "Cuánto cuenta como criterio",
  casa: "Responde a",
  frase: "Frase del filtro",
  filtrable: "Quien visita el sitio puede filtrar por este dato",
};

export function DatosList({ categoria, datos }: { categoria: string; datos: DatoUsado[] }) {
  if (datos.length === 0) return <Notice>Esta ficha todavía no tiene datos.</Notice>;
  return (
    <ol className="panel divide-y divide-line">
      {datos.map((dato, at) => (
        <li
          key={dato.id}
          id={`fila-${dato.id}`}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3"
        >
          <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
            <a
              href={paths.adminFicha(categoria, { dato: dato.id })}
              className="-my-1 inline-block py-1 font-semibold underline"
            >
              {rules.nombreConUnidad(dato)}
            </a>
            <p className="text-sm text-soft">{describe(dato)}</p>
            <code className="text-xs">dato:{dato.clave}</code>
          </div>
          <span className="w-28 text-sm text-soft">
            {formatCount(dato.usos, "producto", "productos")}
          </span>
          <OrderForm
            rowId={`fila-${dato.id}`}
            name={dato.nombre}
            at={at}
            of={datos.length}
            action={paths.adminFicha(categoria)}
            fields={{ dato: dato.id }}
          />
        </li>
      ))}
    </ol>
  );
}

function describe({ tipo, opciones, mejor, filtrable, peso }: DatoUsado): string {
  if (peso !== null) return `Criterio · cuenta ${peso}`;
  const kind = tipo === "opcion" ? opciones.join(", ") : rules.TIPO_LABELS[tipo];
  return [kind, mejor && rules.MEJOR_LABELS[mejor].toLowerCase(), filtrable && "se puede filtrar"]
    .filter(Boolean)
    .join(" · ");
}

export function SanitarioForm({ categoria, stored }: { categoria: string; stored: number }) {
  const ticked = { producto_sanitario: stored === 1 ? "on" : "" };
  const { field } = useFields(undefined, { stored: ticked });
  return (
    <PostForm action={paths.adminFicha(categoria)} className="mt-8 grid gap-6">
      <FormCard title="Productos sanitarios">
        <TickField
          {...field("producto_sanitario")}
          label="Los productos de esta categoría son productos sanitarios"
          hint="También los de sus subcategorías. Junto al botón de compra se lee que lo es, y no sale el nombre de quien lo revisa; dentro de un texto no llevan botón."
        />
        <SubmitButton intent="sanitario" look="btn-quiet justify-self-start">
          Guardar
        </SubmitButton>
      </FormCard>
    </PostForm>
  );
}

export type DatoAnswer = { reply: FormReply; pregunta?: string; isGoing?: boolean };

type DatoFormProps = { categoria: string; dato?: DatoUsado; answer?: DatoAnswer };

export function DatoForm({ categoria, dato, answer }: DatoFormProps) {
  const { reply, pregunta, isGoing } = answer ?? {};
  const { opciones = [], filtrable } = dato ?? {};
  const texts = textsOf(LABELS, { tipo: "numero", ...dato });
  const stored = { ...texts, opciones: opciones.join("\n"), filtrable: filtrable ? "on" : "" };
  const { field, problems } = useFields(reply, { stored }, LABELS);
  return (
    <PostForm
      id="dato"
      action={`${paths.adminFicha(categoria, { dato: dato?.id }).split("#")[0]}#resumen`}
      className="mt-8 grid gap-6"
    >
      <FormCard title={dato ? `Editar «${dato.nombre}»` : "Añadir un dato"}>
        <ErrorSummary reply={problems} />
        {pregunta && <HiddenFields of={{ leida: pregunta }} />}
        <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <Field {...field("nombre")} required maxLength={rules.NOMBRE_MAX_LENGTH} />
          <Field
            {...field("unidad")}
            hint="Por ejemplo, kg"
            maxLength={rules.UNIDAD_MAX_LENGTH}
            autoCapitalize="none"
          />
        </div>
        <SelectField {...field("tipo")}>
          <Choices of={rules.TIPO_LABELS} />
        </SelectField>
        <TextField
          {...field("opciones")}
          rows={4}
          hint={`Solo si es una de varias: una en cada línea, hasta ${rules.OPCIONES_LIMIT} de ${rules.OPCION_MAX_LENGTH} letras.`}
        />
        <SelectField {...field("mejor")} hint="Solo si es un número.">
          <option value="">Ni más ni menos</option>
          <Choices of={rules.MEJOR_LABELS} />
        </SelectField>
        <SelectField
          {...field("casa")}
          hint="Para «Cabe en tu casa»: quien visita el sitio escribe la medida de su puerta, y cada producto dice si pasa."
        >
          <option value="">Nada</option>
          <Choices of={PAPELES} />
        </SelectField>
        <Field
          {...field("peso")}
          inputMode="numeric"
          hint={`Solo si es una nota vuestra de 0 a 5: del 1 al ${rules.PESO_MAX}, lo que cuenta en la media. Hasta ${rules.CRITERIOS_LIMIT} criterios. Vacío, es un dato.`}
        />
        <TickField {...field("filtrable")} />
        <Field
          {...field("frase")}
          maxLength={rules.FRASE_MAX_LENGTH}
          hint="Solo si es un número por el que se filtra: «Pesa … o menos», con «…» donde va la cifra."
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="guardar">
            {pregunta && !isGoing ? "Sí, guardar" : dato ? "Guardar Cambios" : "Añadir dato"}
          </SubmitButton>
          {dato && (
            <>
              <QuietLink href={paths.adminFicha(categoria)}>Cancelar</QuietLink>
              <QuietButton intent="eliminar">
                {pregunta && isGoing ? "Sí, quitar" : "Quitar de la ficha"}
              </QuietButton>
            </>
          )}
        </div>
      </FormCard>
    </PostForm>
  );
}
