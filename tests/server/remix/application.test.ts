import { describe, expect, it } from "vitest";
import { expectHeaders } from "../security";
import { html, OWN_FORM, send, serve } from "../support";

describe("faults of the application", () => {
  const bare = (status: number, headers: Record<string, string>, body: string | null) => () =>
    Promise.resolve(new Response(body, { status, headers }));

  it.each([
    ["it throws", 500, () => Promise.reject(new Error("SQLITE_ERROR at /app/secreto.ts"))],
    ["it throws something odd", 500, () => Promise.reject(undefined)],
    ["Remix's last resort", 500, bare(500, { "Content-Type": "text/plain" }, "Unexpected secreto")],
    ["Remix's empty answer", 500, bare(500, {}, null)],
    ["Remix's JSON error", 405, bare(405, { "X-Remix-Error": "yes" }, '{"message":"secreto"}')],
    ["a header no one may send", 500, bare(200, { "X-Malo": "\u0001" }, "secreto")],
  ])("%s: %i with the server's page", async (_, status, application) => {
    const { port, lines } = await serve({ application });
    const answer = await send(port, "GET /x");
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/secreto|SQLITE|Unexpected/);
    expectHeaders(answer.headers);
    const logged = lines.find(({ message }) => message === "request");
    expect(answer.text).toContain(`Referencia ${logged?.id}`);
  });

  it("are logged with the id of the page, and the next request works", async () => {
    let isBroken = true;
    const { port, lines } = await serve({
      application: async () => {
        if (isBroken) throw new Error("roto");
        return html("bien");
      },
    });
    const { text } = await send(port, "GET /x");
    const fault = lines.find(({ message }) => message === "request failed");
    expect(String(fault?.err)).toContain("roto");
    expect(text).toContain(String(fault?.id));
    isBroken = false;
    expect((await send(port, "GET /x")).text).toBe("bien");
  });

  it.each([
    ["a page", () => html("no", { status: 405 }), "GET, HEAD"],
    ["no page", () => new Response(null, { status: 405 }), "GET, HEAD"],
    ["methods", () => new Response(null, { status: 405, headers: { Allow: "POST" } }), "POST"],
  ])("name the methods that a 405 leaves, when it has %s", async (_, answer, allowed) => {
    const { port } = await serve({ application: async () => answer() });
    const { status, headers } = await send(port, "POST /x", OWN_FORM);
    expect([status, headers.get("Allow")]).toEqual([405, allowed]);
  });

  it("say of a form that no route takes what is true, as a page but not to script", async () => {
    const page = await serve({ application: async () => html("Algo ha fallado", { status: 405 }) });
    const answer = await send(page.port, "POST /x", OWN_FORM);
    expect(answer.text).toContain("Esta dirección no admite este tipo de petición.");
    expect(answer.text).not.toContain("Algo ha fallado");
    const headers = { "Content-Type": "text/x-script" };
    const script = await serve({
      application: async () => new Response("[405]", { status: 405, headers }),
    });
    expect((await send(script.port, "POST /admin/x.data", OWN_FORM)).text).toBe("[405]");
  });

  it("leave its own error pages as they are", async () => {
    const { port } = await serve({
      application: async () => html("<h1>nuestra</h1>", { status: 503 }),
    });
    const answer = await send(port, "GET /x");
    expect([answer.status, answer.text]).toEqual([503, "<h1>nuestra</h1>"]);
  });
});

describe("headers of the application's answers", () => {
  it("are filled up but not overruled", async () => {
    const own = {
      "Content-Security-Policy": "default-src 'self'",
      "Referrer-Policy": "same-origin",
    };
    const { port } = await serve({ application: async () => html("x", { headers: own }) });
    const { headers } = await send(port, "GET /");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'self'");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("have HSTS exactly when the site is https", async () => {
    for (const [siteOrigin, expected] of [
      ["https://www.mimbre.test", "max-age=31536000"],
      ["http://www.mimbre.test", null],
    ] as const) {
      const { port } = await serve({ siteOrigin });
      for (const target of ["/", "//", "/media/x"]) {
        const { headers } = await send(port, `GET ${target}`, { Host: "www.mimbre.test" });
        expect(headers.get("Strict-Transport-Security")).toBe(expected);
      }
    }
  });
});
