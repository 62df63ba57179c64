import { expect, test } from "vitest";
import { HEADER, readText } from "../reading";

const INVALID_IMAGE = "Fila 2: La URL de la imagen no es válida (usa una dirección https)";

test.each([
  "https://ejemplo.es/a.jpg?x=1,2",
  "HTTPS://ejemplo.es/a.jpg",
  "/media/0123456789abcdef",
  "data:image/png;base64,iVBORw0KGgo=",
])("image %s", async (url) => {
  const text = `${HEADER}\nCuna,cuna,mobiliario,"${url}",4`;
  expect((await readText(text)).errors).toEqual([]);
});

test.each([
  "http://ejemplo.es/a.jpg",
  "//ejemplo.es/a.jpg",
  "a.jpg",
  "/admin",
  "/media/../admin",
  "/media/",
  "/media/foto.jpg",
  "/media/0123456789abcdef-960.webp",
  "/media/0123456789ABCDEF",
  "/media/0123456789abcdef/x",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "ht\ttps://ejemplo.es/a.jpg",
  "https://ejemplo.es/a\0.jpg",
  "https://ejemplo.es/a\u0007.jpg",
  "https://ejemplo.es/a\u0085.jpg",
  "https://ejemplo.es/a\u007f.jpg",
  "https:ejemplo.es/a.jpg",
  "https:\\\\ejemplo.es",
  "https://",
  "https://ejemplo.es/a b.jpg",
  "https://ejemplo.es/<script>",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/png",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "data:,x",
  "blob:https://ejemplo.es/1",
  "file:///etc/passwd",
  "ftp://ejemplo.es/a.jpg",
  "about:blank",
  "view-source:https://ejemplo.es",
  "filesystem:https://ejemplo.es/x",
  "feed:javascript:alert(1)",
  "mailto:a@ejemplo.es",
  "ws://ejemplo.es",
  `https://ejemplo.es/${"a".repeat(2_048)}`,
])("refused image %s", async (url) => {
  const text = `${HEADER}\nCuna,cuna,mobiliario,"${url}",4`;
  expect((await readText(text)).errors).toEqual([INVALID_IMAGE]);
});
