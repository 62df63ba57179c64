import { describe, expect, it } from "vitest";
import { createMetrics } from "~/server/health/metrics";
import { send, serve } from "../support";

const numbersFor = (access: "1" | "all") => ({ access, metrics: createMetrics() });

describe("/metrics", () => {
  it("is not there unless asked for", async () => {
    const { port } = await serve();
    const { text } = await send(port, "GET /metrics");
    expect(text).not.toContain("mimbre_requests_total");
  });

  it("counts answers by class and how long they took", async () => {
    const { port } = await serve({ metrics: numbersFor("1") });
    await send(port, "GET /");
    await send(port, "PUT /");
    const { status, headers, text } = await send(port, "GET /metrics");
    expect([status, headers.get("Content-Type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    expect(text).toMatch(/^mimbre_requests_total\{status="2xx"\} 1$/m);
    expect(text).toMatch(/^mimbre_requests_total\{status="4xx"\} 1$/m);
    expect(text).toMatch(/^mimbre_request_duration_seconds_bucket\{le="\+Inf"\} 2$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    const form = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]+"\})? [\d.e+-]+|)$/;
    expect(text.split("\n").filter((line) => !form.test(line))).toEqual([]);
  });

  it("is for this machine alone, also when a proxy on it asks for somebody", async () => {
    const site = { siteOrigin: "https://www.ejemplo.es" };
    const local = await serve({ ...site, metrics: numbersFor("1") });
    expect((await send(local.port, "GET /metrics")).status).toBe(200);
    const forwarded = { "X-Forwarded-For": "203.0.113.7", Host: "www.ejemplo.es" };
    expect((await send(local.port, "GET /metrics", forwarded)).status).toBe(404);
    const open = await serve({ ...site, metrics: numbersFor("all") });
    expect((await send(open.port, "GET /metrics", forwarded)).status).toBe(200);
  });

  it.each(["/metrics/", "/METRICS", "/%6detrics", "/readyz/", "/Healthz", "/%68ealthz"])(
    "a proxy that keeps it inside by name is not passed by %s",
    async (target) => {
      const { port } = await serve({ metrics: numbersFor("all") });
      const { text } = await send(port, `GET ${target}`);
      expect(text).not.toMatch(/^ok$|mimbre_requests_total/);
    },
  );

  it("takes no form", async () => {
    const { port } = await serve({ metrics: numbersFor("1") });
    const { status } = await send(port, "POST /metrics", { "Sec-Fetch-Site": "same-origin" });
    expect(status).toBe(405);
  });
});
