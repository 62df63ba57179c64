import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  parseForm,
  readForm,
  refuse,
  refuseFailedWrite,
  replyWith,
} from "~/http/forms/form.server";
import { fieldOf, formErrors } from "~/http/results/form-reply";
import { line } from "~/http/text/text-schemas";
import { OutcomeUnknownError, UNSURE } from "~/runtime/outcome-unknown-error";

const schema = z.object({
  name: line({ required: "Escribe tu nombre", max: 20, tooLong: "largo" }),
  password: line({ required: "Escribe la contraseña", max: 5, tooLong: "Más corta" }),
});

function formOf(...pairs: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}
const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://sitio.test/", { method: "POST", body, headers });

describe("reading a form", () => {
  it("takes a plain and a multipart form", async () => {
    const plain = await readForm(post(new URLSearchParams({ name: "Ana" })));
    const multipart = await readForm(post(formOf(["name", "Ana"])));
    expect([plain.get("name"), multipart.get("name")]).toEqual(["Ana", "Ana"]);
  });

  const many = new URLSearchParams(Array.from({ length: 191 }, (_, n) => [`f${n}`, "x"]));
  it.each<[string, URLSearchParams]>([
    ["191 fields", many],
    ["one field 191 times", new URLSearchParams(Array.from({ length: 191 }, () => ["f", "x"]))],
    ...["__proto__", "constructor", "toString", "a.b", "a[0]", "", "__intent__", "__state__"].map(
      (name): [string, URLSearchParams] => [
        `the name «${name}»`,
        new URLSearchParams([[name, "x"]]),
      ],
    ),
  ])("answers 400 to %s", async (_, body) => {
    await expect(readForm(post(body))).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ["dots", `titulo${".a".repeat(100_000)}`],
    ["brackets", `titulo${"[0]".repeat(100_000)}`],
  ])("answers 400 to a name that nests without end by %s", async (_, name) => {
    const body = new URLSearchParams([[name, "x"]]);
    await expect(readForm(post(body))).rejects.toMatchObject({ status: 400 });
  });

  it("answers 400 to a body that is no form, such as the format of the framework", async () => {
    for (const type of ["text/x-script", "text/x-turbo", "application/json"]) {
      const request = post("[[]]", { "Content-Type": type });
      await expect(readForm(request), type).rejects.toMatchObject({ status: 400 });
    }
  });

  it("answers 400 to a broken body", async () => {
    const request = post("--x\r\nroto", { "Content-Type": "multipart/form-data; boundary=y" });
    await expect(readForm(request)).rejects.toMatchObject({ status: 400 });
  });
});

describe("checking a form", () => {
  it("gives the values", () => {
    const form = formOf(["name", " Ana "], ["password", "12345"], ["is_admin", "true"]);
    expect(parseForm(form, schema)).toEqual({ values: { name: "Ana", password: "12345" } });
  });

  it("gives errors by field and what was typed, without what must not go back", () => {
    const { reply } = parseForm(formOf(["name", "Ana"], ["password", "123456"]), schema);
    expect(fieldOf(reply, "name")).toEqual({
      name: "name",
      id: "campo-name",
      defaultValue: "Ana",
      error: undefined,
    });
    expect(fieldOf(reply, "password")).toMatchObject({
      defaultValue: undefined,
      error: "Más corta",
    });
    expect(formErrors(reply)).toEqual([{ text: "Más corta", href: "#campo-password" }]);
    expect(JSON.stringify(reply)).not.toContain("123456");
  });

  it("refuses a list where one text is due", () => {
    const form = formOf(["name", "Ana"], ["name", "Eva"], ["password", "1"]);
    const { reply } = parseForm(form, schema);
    expect(formErrors(reply)).toEqual([{ text: "El valor no es válido", href: "#campo-name" }]);
    expect(fieldOf(reply, "name").defaultValue).toBe("Ana\nEva");
  });

  it("refuses a file where text is due", () => {
    const form = formOf(["password", "1"]);
    form.append("name", new File(["x"], "x.txt"));
    expect(formErrors(parseForm(form, schema).reply)).toHaveLength(1);
  });

  it("lists all errors in the order of the schema", () => {
    expect(formErrors(parseForm(formOf(), schema).reply).map(({ text }) => text)).toEqual([
      "Escribe tu nombre",
      "Escribe la contraseña",
    ]);
  });
});

it("refusing a form as a whole keeps what was typed and tells the root loader", () => {
  const reply = replyWith(formOf(["name", "Ana"], ["password", "1"]), "Ahora no");
  const context = { requestId: "x", nonce: "x", clientAddress: "x" };
  const answer = refuse(context, { reply }, { status: 429, headers: { "Retry-After": "9" } });
  expect(formErrors(reply)).toEqual([{ text: "Ahora no", href: undefined }]);
  expect(fieldOf(reply, "name").defaultValue).toBe("Ana");
  expect(fieldOf(reply, "password").defaultValue).toBeUndefined();
  expect(answer.init).toEqual({ status: 429, headers: { "Retry-After": "9" } });
  expect(context).toHaveProperty("isFormRefused", true);
});

it("a refused form keeps the places of fields that share a name, also of empty ones", () => {
  const form = new FormData();
  for (const text of ["", "Vista trasera"]) form.append("imagenes_alt", text);
  form.set("title", "");
  const { reply } = parseForm(form, z.object({ title: z.string().min(1, "Falta") }));
  expect(reply?.initialValue).toEqual({ imagenes_alt: ["", "Vista trasera"], title: "" });
});

it("a write that may have been stored is not told as failed", () => {
  const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
  const sayFor = (error: Error) => {
    const { data } = refuseFailedWrite(error, { form: formOf(), context, problem: "No" });
    return formErrors(data.reply).map(({ text }) => text);
  };
  expect(sayFor(new Error("full"))).toEqual(["No"]);
  expect(sayFor(new OutcomeUnknownError("lost"))).toEqual([UNSURE]);
});
