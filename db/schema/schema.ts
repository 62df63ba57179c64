/**
 * The tables as Kysely sees them; migrations/ creates them. Times are UTC in ISO 8601, booleans 0
 * or 1, lists JSON text; functions in domain/ turn rows into domain objects.
 */
import type { Generated } from "kysely";
import type { AdminType, CuentasSchema } from "./cuentas";
import type { EdicionSchema } from "./edicion";
import type * as fichas from "./fichas";
import type { ImagenesSchema } from "./imagenes";
import type { ImportacionSchema } from "./importaciones";

type Bit = 0 | 1;
type Estado = "published" | "draft";

interface Lease {
  attempts: Generated<number>;
  run_after: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
}

export interface Schema
  extends EdicionSchema,
    fichas.FichasSchema,
    ImagenesSchema,
    ImportacionSchema,
    CuentasSchema {
  profiles: {
    id: string;
    email: string;
    is_admin: Generated<Bit>;
    admin_type: AdminType | null;
    mfa_enabled: Generated<Bit>;
    created_at: string;
    updated_at: string;
  };
  admin_requests: {
    id: string;
    user_id: string;
    email: string;
    requested_at: string;
    status: Generated<"pending" | "approved" | "rejected">;
    approved_by: string | null;
    approved_at: string | null;
  };
  mfa_factors: {
    id: string;
    user_id: string;
    type: Generated<"totp">;
    status: Generated<"unverified" | "verified">;
    friendly_name: string | null;
    secret: string;
    last_step: Generated<number>;
    created_at: string;
  };
  mfa_recovery_codes: {
    id: string;
    user_id: string;
    code: string;
    used_at: string | null;
    created_at: string;
  };
  sessions: {
    id_hash: string;
    user_id: string;
    kind: "session" | "mfa_pending";
    user_agent: string | null;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    mfa_verified_at: string | null;
    reauthenticated_at: string | null;
  };
  tokens: {
    token_hash: string;
    user_id: string;
    purpose: "verify" | "reset" | "email" | "set_password";
    email: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
    password_hash: string | null;
    browser_hash: string | null;
  };
  attempt_limits: {
    key: string;
    failures: number;
    window_started_at: string;
    blocked_until: string | null;
  };
  categorias: fichas.TextosDeCategoriaColumns & {
    id: string;
    nombre: string;
    nombre_folded: string;
    slug: string;
    descripcion: string | null;
    imagen_url: string | null;
    imagen_url_alt: Generated<string>;
    producto_sanitario: Generated<Bit>;
    parent_id: string | null;
    orden: Generated<number>;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
    oculta: Generated<Bit>;
  };
  productos: fichas.EvidenciaColumns &
    fichas.FrasesColumns &
    fichas.TiendaColumns & {
      id: string;
      title: string;
      titulo_folded: string;
      slug: string;
      category: string;
      imageurl: Generated<string>;
      imagenes: Generated<string>;
      imagenes_alt: Generated<string>;
      price: string | null;
      precio_centimos: Generated<number | null>;
      franja: Generated<"bajo" | "medio" | "alto" | null>;
      precio_comprobado_at: string | null;
      rating: number;
      descripcion: string | null;
      contenido_principal: string | null;
      isrecommended: Generated<Bit>;
      keyfeatures: Generated<string>;
      pros: Generated<string>;
      cons: Generated<string>;
      colores: Generated<string>;
      ficha: Generated<string>;
      estado: Generated<Estado>;
      destacado_home: Generated<Bit>;
      orden_home: Generated<number>;
      revisor: string | null;
      revisado_at: string | null;
      demo: Generated<Bit>;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
      published_at: string | null;
      programado_at: Generated<string | null>;
      programado_por: Generated<string | null>;
      seo_titulo: Generated<string>;
      seo_descripcion: Generated<string>;
      programado_fallo: Generated<string | null>;
    };
  tipos_consejo: {
    id: string;
    nombre: string;
    slug: string;
    /** Stands at the head of the list of these articles; empty where nobody wrote one. */
    descripcion: Generated<string>;
    demo: Generated<Bit>;
    orden: Generated<number>;
    oculta: Generated<Bit>;
  };
  consejos: {
    id: string;
    slug: string;
    titulo: string;
    titulo_folded: string;
    extracto: Generated<string>;
    imagen: Generated<string>;
    imagen_alt: Generated<string>;
    categoria: string;
    fecha: string;
    contenido: string;
    autor_id: Generated<string>;
    revisor_id: Generated<string>;
    revisado_at: Generated<string>;
    fuentes: Generated<string>;
    correcciones: Generated<string>;
    estado: Generated<Estado>;
    demo: Generated<Bit>;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
    published_at: string | null;
    programado_at: Generated<string | null>;
    programado_por: Generated<string | null>;
    seo_titulo: Generated<string>;
    seo_descripcion: Generated<string>;
    programado_fallo: Generated<string | null>;
  };
  productos_relacionados: {
    producto_id: string;
    producto_relacionado_id: string;
    orden: Generated<number>;
  };
  consejos_productos_relacionados: {
    consejo_id: string;
    producto_id: string;
    orden: Generated<number>;
  };
  slugs_antiguos: {
    tipo: EdicionSchema["versiones"]["tipo"];
    slug: string;
    id: string;
    created_at: string;
    paso: Generated<number>;
  };
  ajustes: { clave: string; valor: string; updated_at: string; demo: Generated<Bit> };
  mensajes: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: string;
    read_at: string | null;
  };
  correos: Lease & {
    id: string;
    message_id: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
    status: Generated<"queued" | "sent" | "failed">;
    created_at: string;
    sent_at: string | null;
  };
  trabajos: Lease & {
    id: string;
    kind: string;
    payload: Generated<string>;
    status: Generated<"queued" | "running" | "done" | "failed" | "cancelled">;
    created_at: string;
    finished_at: string | null;
  };
  envios: { idem: string; resultado: string; created_at: string };
  audit_log: {
    id: Generated<number>;
    at: string;
    actor_id: string | null;
    actor_email: string | null;
    action: string;
    target: string | null;
    details: Generated<string>;
  };
  clics: { dia: string; producto_id: string; pagina: string; clics: number };
  vistas: { dia: string; tipo: "todas" | "pagina" | "origen"; nombre: string; veces: number };
  sinonimos: { id: string; palabras: string };
  busquedas_vacias: { dia: string; texto: string; veces: number };
  content_version: { id: number; version: number };
}
