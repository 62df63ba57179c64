import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** placeholder */
export async function writeMarks(dir: string): Promise<void> {
  void [writeFileSync, path, sharp, dir];
}
