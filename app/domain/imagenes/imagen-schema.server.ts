import { z } from "zod";
import { isShowable } from "./imagen";

const URL_MAX_LENGTH = 2_048;

const INVALID =
  "La dirección de la imagen no es válida: debe empezar por https:// o ser una imagen de este sitio";

/** The address of a picture: one of our own or an https address; empty when there is none. */
export const imagenUrl = z
  .string()
  .trim()
  .max(URL_MAX_LENGTH, INVALID)
  .refine((url) => url === "" || (isShowable(url) && !/[\s\\"<>]/.test(url)), INVALID);
