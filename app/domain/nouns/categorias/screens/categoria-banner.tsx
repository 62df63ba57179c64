import { bannerDescripcion, type Categoria } from "~nouns/categorias/rules/categoria";
import { ImageCredit, Picture } from "~nouns/imagenes/screens/picture";

export function CategoriaBanner({ categoria }: { categoria: Categoria }) {
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)_min(7rem,29vw)] overflow-clip rounded-xl bg-band sm:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="self-center px-4 py-2 wrap-anywhere sm:px-8 sm:py-5">
          <h1 className="text-2xl md:text-3xl">{categoria.nombre}</h1>
          <p className="mt-1 max-w-text text-soft max-sm:text-sm">
            {categoria.descripcion ?? bannerDescripcion(categoria.nombre)}
          </p>
        </div>
        {/* Beside the text the picture takes its height; a taller one would squeeze it. */}
        <div className="frame aspect-auto sm:min-h-36 [&_img]:absolute">
          <Picture
            imagen={categoria.imagen}
            sizes="(min-width: 40rem) 15rem, 7rem"
            first
            decorative
          />
        </div>
      </header>
      <ImageCredit imagenes={[categoria.imagen]} />
    </>
  );
}
