import { z } from "zod";
import { isOwnOrHttps } from "./imagen-url";

const INVALID =
  "La dirección de la imagen no es válida: debe empezar por https:// o ser una imagen de este sitio";

export const imagenUrl = z
  .string()
  .trim()
  .refine((url) => url === "" || isOwnOrHttps(url), INVALID);
