import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import "../support/shared-secret";
import { type Site, startSite } from "../support/site";
import { newMensaje } from "../support/writers";
import { ask, backUp, makeDemoSite, newDatabase, order, settingsFor } from "./server";

const ROUNDS = 30;
const AT_ONCE = 24;
const SESSION = randomBytes(32).toString("base64url");

let url: string;
const hosts: Site[] = [];

beforeAll(async () => {
  url = await newDatabase();
  const env = { ...settingsFor(url), TRUSTED_PROXY_HOPS: "1" };
  const folder = makeFolder();
  await order(folder, ["restore", await backUp(await makeDemoSite())], env);
  for (let n = 0; n < 2; n++) hosts.push(await startSite({ from: folder, args: [], env }));
  const hash = createHash("sha256").update(SESSION).digest("hex");
  const [now, later] = [0, 86_400_000].map((ms) => new Date(Date.now() + ms).toISOString());
  await ask(
    url,
    `insert into profiles (id, email, is_admin, admin_type, mfa_enabled, created_at, updated_at)
      values ('ana', 'ana@ejemplo.es', 1, 'main_admin', 1, '${now}', '${now}')`,
    `insert into sessions (id_hash, user_id, kind, created_at, last_seen_at, expires_at,
      reauthenticated_at, mfa_verified_at) values ('${hash}', 'ana', 'session', '${now}', '${now}', '${later}', '${now}', '${now}')`,
    `insert into ajustes (clave, valor, updated_at) values ('titular', 'Ana', ''), ('nif', '1', ''),
      ('direccion', 'Madrid', ''), ('email', 'a@ejemplo.es', ''), ('telefono', '1', '')`,
  );
});
afterAll(() => Promise.all(hosts.map((site) => site.stop())));

/** Posts a form to the host whose turn it is. */
async function post(n: number, path: string, fields: Record<string, string>, headers = {}) {
  const { hostname, port } = new URL(hosts[n % 2]?.origin ?? "");
  const own = { Host: "localhost:4600", Origin: "http://localhost:4600", ...headers };
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const request = http.request({
    hostname,
    port,
    path,
    method: "POST",
    headers: { ...own, ...type },
  });
  request.end(new URLSearchParams(fields).toString());
  const [response] = await once(request, "response");
  response.resume();
  return { status: response.statusCode, place: response.headers.location };
}

describe("two processes on one database", () => {
  it("feature six of many products, however many are asked for at once", async () => {
    const rows = await ask<{ id: string }>(
      url,
      `select id from productos where estado = 'published' and retirada is null order by id limit ${AT_ONCE}`,
    );
    for (let round = 0; round < ROUNDS; round++) {
      await ask(url, "update productos set destacado_home = 0");
      const answers = await Promise.all(
        rows.map(({ id }, n) =>
          post(n, "/admin/productos", { intent: "destacar", id }, { Cookie: `sesion=${SESSION}` }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      const [counted] = await ask<{ n: string }>(
        url,
        "select count(*) as n from productos where destacado_home = 1",
      );
      expect(Number(counted?.n)).toBe(6);
    }
  });

  it("store a form that both get many times once", async () => {
    const { fields, address } = newMensaje("carrera");
    const sent = Array.from({ length: AT_ONCE }, (_, n) =>
      post(n, "/contacto", fields, { "X-Forwarded-For": address }),
    );
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([303]));
    expect(await ask(url, "select id from mensajes where subject = 'carrera'")).toHaveLength(1);
  });
});
