import { paths } from "~/site/paths";
import { formatNumber } from "~/ui/text/format-number";
import { MAX_ROWS } from "../archivo/archivo";
import { NO_PICTURE } from "../fila/cells";

export function ExportCard() {
  return (
    <section className="panel grid content-start gap-4 p-6 md:p-8">
      <h2 className="text-xl">Exportar productos</h2>
      <p className="text-sm">
        Un archivo CSV con todos los productos, ordenados por slug, que se puede volver a importar.
      </p>
      <p className="text-sm text-soft">
        No contiene los archivos de las imágenes (solo su dirección), las fotos adicionales, los
        colores, las relaciones, los destacados ni los datos de revisión. Al importar caben{" "}
        {formatNumber(MAX_ROWS)} filas por archivo; un producto sin imagen lleva «{NO_PICTURE}» en
        su lugar.
      </p>
      <a href={paths.adminExportar()} download className="btn btn-quiet justify-self-start">
        Exportar CSV
      </a>
    </section>
  );
}
