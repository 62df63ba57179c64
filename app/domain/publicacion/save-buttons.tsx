import { SubmitButton } from "~/ui/form/route-form";

/** Beside the button that saves and goes back. */
export function SaveButtons({ isDraft }: { isDraft: boolean }) {
  return (
    <>
      {isDraft && (
        <SubmitButton intent="publicar" look="btn-quiet">
          Publicar
        </SubmitButton>
      )}
      <SubmitButton intent="seguir" look="btn-quiet">
        Guardar y seguir
      </SubmitButton>
    </>
  );
}
