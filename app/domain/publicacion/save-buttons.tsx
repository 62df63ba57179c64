import { QuietButton } from "~/ui/form/route-form";

/** Beside the button that saves and goes back. */
export function SaveButtons({ isDraft }: { isDraft: boolean }) {
  return (
    <>
      {isDraft && <QuietButton intent="publicar">Publicar</QuietButton>}
      <QuietButton intent="seguir">Guardar y seguir</QuietButton>
    </>
  );
}
