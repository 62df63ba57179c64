import { expect, it } from "vitest";
import { DeletePanel } from "~/ui/dialog/delete-panel";
import { drawOnSite } from "../support/drawn";

const PAGE = { kind: "eliminar" as const, action: "/admin/x", volver: "/admin/categorias" };

it("asks before it deletes", async () => {
  const html = await drawOnSite(<DeletePanel page={{ ...PAGE, fate: "Se quitará «Cuna»." }} />);
  expect(html).toContain("¿Estás seguro?");
  expect(html).toContain(">Eliminar<");
  expect(html).toContain(">Cancelar<");
});

it("asks nothing where it refuses, and leads back", async () => {
  const problem = "No se puede eliminar una categoría que tiene subcategorías";
  const html = await drawOnSite(<DeletePanel page={{ ...PAGE, fate: null, problem }} />);
  expect(html).toContain(problem);
  expect(html).not.toMatch(/\?<|>Cancelar<|value="eliminar"/);
  expect(html).toContain(">Volver a la lista<");
});
