import { bannerDescripcion, type Categoria } from "~/domain/categorias/rules/categoria";
import { ImageCredit, Picture } from "~/domain/imagenes/screens/picture";

export function CategoriaBanner({ categoria }: { categoria: Categoria }) {
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)_min(7rem,29vw)] overflow-clip rounded-xl bg-band sm:grid-cols-[1.2fr_1fr]">
        <div className="self-center px-4 py-3 wrap-anywhere sm:p-10">
          <h1 className="text-2xl sm:text-3xl">{categoria.nombre}</h1>
          <p className="mt-1 max-w-lg text-soft max-sm:text-sm sm:mt-3 sm:text-lg">
            {categoria.descripcion ?? bannerDescripcion(categoria.nombre)}
          </p>
        </div>
        {/* Beside the words it is as high as they are: its own height would squeeze them. */}
        <div className="frame aspect-auto sm:min-h-80 [&_img]:absolute">
          <Picture
            imagen={categoria.imagen}
            sizes="(min-width: 64rem) 32rem, (min-width: 32rem) 45vw, 7rem"
            first
            decorative
          />
        </div>
      </header>
      <ImageCredit imagenes={[categoria.imagen]} />
    </>
  );
}
