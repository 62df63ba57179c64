import { expect, it } from "vitest";
import { lineInWords, withoutSecrets } from "~/runtime/log-text";

const TOKEN = "Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3Jh";

it.each([
  `/borrador/${TOKEN}`,
  `/BORRADOR/${TOKEN}`,
  `/%62orrador/${TOKEN}`,
  `/b%4Frrador/${TOKEN}`,
  `/borrador%2F${TOKEN}`,
  `/borrador/%5A${TOKEN.slice(1)}`,
  `https://ejemplo.es/borrador/${TOKEN}/`,
  `/auth/restablecer?token=${TOKEN}`,
  `/auth/verificar?x=1&token=${TOKEN}#a`,
])("a line names no token of %s", (address) => {
  const error = new Error(`No route matches URL "${address}"`);
  const line = `${JSON.stringify({ route: address, err: { stack: error.stack }, id: "7" })}\n`;
  const logged = withoutSecrets(line);
  expect(logged).not.toContain(TOKEN.slice(1));
  expect(JSON.parse(logged)).toMatchObject({ id: "7" });
  expect(logged.endsWith("}\n")).toBe(true);
});

it.each(["ana.ruiz+1@ejemplo.es", "ana%40ejemplo.es", "clave:secreta@localhost"])(
  "a line does not name %s",
  (address) => {
    const line = JSON.stringify({ msg: `554 <${address}>: rejected`, path: `/a/${address}` });
    expect(withoutSecrets(line)).toBe('{"msg":"554 <…@…>: rejected","path":"/a/…@…"}');
  },
);

it("a line keeps what is no secret", () => {
  const stack = "Error: no such table: x\n    at f (/srv/node_modules/@remix-run/a.js:1:2)";
  const line = JSON.stringify({ route: "/producto/una-cuna-de-madera-con-ruedas-grandes", stack });
  expect(withoutSecrets(line)).toBe(line);
});

it("a line is read in time that grows with its length", () => {
  const long = "a".repeat(200_000);
  expect(withoutSecrets(long)).toBe(long);
});

it.each([
  [
    { msg: "demo catalogue loaded", productos: 60, consejos: 29 },
    "Catálogo de demostración: 60 productos y 29 consejos.\n",
  ],
  [
    { msg: "legal pages lack data of the owner", missing: ["nif"] },
    expect.stringMatching(/^Faltan datos legales: [^{]*\n$/),
  ],
  [{ msg: "no main admin yet: the next one to verify becomes it" }, ""],
  [{ msg: "listening", port: 3000 }, ""],
])("the start tells %j in words", (facts, sentence) => {
  const told = lineInWords(`${JSON.stringify({ level: "info", ...facts })}\n`);
  expect(told).toEqual(sentence);
});

it("other lines stay as they are, also those that are no JSON", () => {
  for (const line of [
    '{"level":"error","msg":"read failed"}\n',
    "texto\n",
    '{"msg":"toString"}\n',
  ]) {
    expect(lineInWords(line)).toBe(line);
  }
});
