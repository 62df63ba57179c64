import { expect, it } from "vitest";
import { action } from "~/routes/preferencias";

async function chosen(headers: Record<string, string>, fields: Record<string, string> = {}) {
  const request = new Request("http://localhost/preferencias", {
    method: "POST",
    headers,
    body: new URLSearchParams({ intent: "ligero", ...fields }),
  });
  const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
  return (await action({ request, params: {}, context })).headers.get("Location");
}

it.each([
  ["http://localhost/no-hay?x=1", {}, "/no-hay?x=1"],
  ["http://localhost/no-hay", { volver: "/categorias" }, "/categorias"],
  ["http://localhost//otro.test/x", {}, "/"],
  ["http://otro.test/no-hay", {}, "/"],
  ["no es una dirección", {}, "/"],
])("light mode leads from %s with %j back to %s", async (Referer, fields, back) => {
  expect(await chosen({ Referer }, fields)).toBe(back);
});

it("leads home where the browser does not say where it was", async () => {
  expect(await chosen({})).toBe("/");
});
