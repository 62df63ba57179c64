import { type ChangeEvent, useState } from "react";
import { paths } from "~/site/paths";
import { describe, FieldFrame } from "~/ui/field/field";
import { FILE_CONTROL } from "~/ui/field/file-control";
import { useFormFrame } from "~/ui/form/form-frame";
import { FramedForm, SubmitButton } from "~/ui/form/route-form";
import { formatNumber } from "~/ui/text/format-number";
import { faultOf, MAX_FILE_TEXT, MAX_ROWS } from "../archivo/archivo";
import { headingOf } from "../archivo/columns";
import { REQUIRED_COLUMNS } from "../archivo/locate";

type UploadFormProps = { seal: { name: string; value: string }; error?: string };

const FILE = {
  id: "campo-archivo",
  hint: `Hasta ${MAX_FILE_TEXT} y ${formatNumber(MAX_ROWS)} filas. Antes de guardar nada verás qué contiene.`,
};

export default function UploadForm({ seal, error: refused }: UploadFormProps) {
  const [chosen, setChosen] = useState<{ problem: string | undefined }>();
  const field = { ...FILE, error: chosen ? chosen.problem : refused };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const problem = problemOf(target.files?.[0]);
    setChosen({ problem });
    if (problem) target.value = "";
    else if (target.files?.length) target.form?.requestSubmit();
  };
  const isSending = useFormFrame()?.isBusy;
  return (
    <FramedForm
      action={paths.adminImportar()}
      encType="multipart/form-data"
      className="panel grid content-start gap-5 p-6 md:p-8"
    >
      <h2 className="text-xl">Subir un archivo</h2>
      <input type="hidden" {...seal} />
      <FieldFrame {...field} label="Archivo CSV">
        <input
          id={FILE.id}
          type="file"
          name="archivo"
          accept=".csv,text/csv"
          required
          onChange={onChoose}
          // Set explicitly, because Chromium calls an empty file field invalid.
          {...describe(field)}
          className={FILE_CONTROL}
        />
      </FieldFrame>
      <p className="text-sm text-soft">
        Columnas obligatorias: {REQUIRED_COLUMNS.map(headingOf).join(", ")}; también con su nombre
        en inglés. Lo exportado de WooCommerce, PrestaShop o Shopify entra sin tocarlo: si algo
        falta o se llama de otra manera, se te pregunta. Para cambiar precios basta con Slug o ASIN
        y Precio.{" "}
        <a href={paths.adminExportar({ para: "plantilla" })} download className="prose-link">
          Descargar una plantilla
        </a>
      </p>
      <SubmitButton look="btn-brand justify-self-start">
        {isSending ? "Leyendo el archivo…" : "Subir y revisar"}
      </SubmitButton>
    </FramedForm>
  );
}

/** Finds faults before megabytes are sent. The field itself shows the word «Error». */
function problemOf(file: File | undefined): string | undefined {
  const fault = file && faultOf(file);
  return fault?.title === "Error" ? fault.message : fault && `${fault.title}. ${fault.message}`;
}
