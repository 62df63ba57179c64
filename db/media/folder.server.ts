import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";

const FILE_NAME =
  /^([0-9a-f]{16,64})-(?:\d{1,5}\.(?:avif|webp|png)|og[a-z-]{0,16}\.jpg|logo\.webp)$/;

/** @returns undefined for a name that no file of a picture has */
export const shaIn = (name: string): string | undefined => FILE_NAME.exec(name)?.[1];

export const mediaFolder = () => path.join(settings().DATA_DIR, "media");

export const mediaFile = (name: string) => path.join(mediaFolder(), name);

export const isHere = (name: string) => existsSync(mediaFile(name));

export const namesInFolder = async () => (await readdir(mediaFolder()).catch(orGone)) ?? [];

export function orGone(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error;
}
