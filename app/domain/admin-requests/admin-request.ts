export interface AdminRequest {
  id: string;
  userId: string;
  email: string;
  requestedAt: string;
}

export type Decision = "approved" | "rejected";
export type RequestStatus = "pending" | Decision;

export const REQUESTS_FORBIDDEN = "No tienes permisos para ver solicitudes de administrador";
export const REQUESTS_RESTRICTED =
  "Acceso restringido: Solo los administradores principales pueden gestionar solicitudes de administración.";
export const REQUEST_MISSING = "Solicitud no encontrada";
export const REQUESTS_LOAD_FAILED = "Error al cargar solicitudes";
export const REQUESTS_EMPTY = "No hay solicitudes pendientes";
