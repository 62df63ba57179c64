import { getZodConstraint } from "@conform-to/zod/v4";
import { expect, it } from "vitest";
import { z } from "zod";
import type { FormReply } from "~/http/results/form-reply";
import { ErrorSummary, Field, SelectField, TextField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { drawOnSite, withoutLooks } from "../../support/drawn";

const schema = z.object({
  nombre: z.string().max(40),
  categoria: z.string().max(40),
  dia: z.string().max(10).default(""),
  pros: z.string().default(""),
});
const LABELS = { nombre: "Nombre", categoria: "Categoría", dia: "Día", pros: "Ventajas" };
const shown = {
  stored: { nombre: "Ana", pros: "Una" },
  constraint: { ...getZodConstraint(schema) },
};

function Form({ reply }: { reply?: FormReply }) {
  const { field, problems } = useFields(reply, shown, LABELS);
  return (
    <form>
      <ErrorSummary reply={problems} />
      <Field {...field("nombre")} />
      <SelectField {...field("categoria")} />
      <Field {...field("dia")} type="date" />
      <TextField {...field("pros")} />
    </form>
  );
}

const draw = async (reply?: FormReply) => withoutLooks(await drawOnSite(<Form reply={reply} />));
const tag = (html: string, id: string) => new RegExp(`<\\w+[^>]* id="${id}"[^>]*>`).exec(html)?.[0];

it("a field knows what its schema asks, and forces nobody", async () => {
  const html = await draw();
  expect(tag(html, "campo-nombre")).toContain('aria-required="true"');
  expect(tag(html, "campo-nombre")).toContain('value="Ana"');
  // Both attributes are left out: browsers block a form, or cut a paste without telling.
  expect(html).not.toMatch(/ required| maxlength/i);
  expect(tag(html, "campo-dia")).not.toContain('aria-required="true"');
  expect(html).toMatch(/<textarea[^>]*>Una<\/textarea>/);
});

it("a refused form shows what was typed and not what is stored, each problem at its field", async () => {
  const html = await draw({
    status: "error",
    initialValue: { nombre: "", pros: ["Dos", "Tres"] },
    error: { nombre: ["Escribe el nombre"], "": ["No se ha guardado"] },
  });
  expect(tag(html, "campo-nombre")).toContain('value=""');
  expect(tag(html, "campo-nombre")).toContain('aria-describedby="campo-nombre-error"');
  expect(tag(html, "campo-nombre")).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p id="campo-nombre-error">.*Escribe el nombre<\/p>/);
  expect(html).toMatch(/<a href="#campo-nombre">Escribe el nombre<\/a>.*No se ha guardado/);
  expect(html).toMatch(/<textarea[^>]*>Dos\nTres<\/textarea>/);
});
