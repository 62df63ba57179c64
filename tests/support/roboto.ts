import { existsSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./folder";
import { installPackages } from "./programs.js";

const FONTS = "/usr/share/fonts/truetype/roboto";

const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit>
  </match>
</fontconfig>
`;

/**
 * Variables that give a browser Roboto, the font of most telephones. Debian's default is wider than
 * any font that people have.
 * @throws if Roboto is missing and cannot be installed
 */
export function launchEnvWithRoboto(): Record<string, string> {
  if (!existsSync(FONTS) && !installPackages("fonts-roboto-unhinted")) {
    throw new Error("Roboto is not here, and not to be installed");
  }
  const file = path.join(makeFolder({ "fonts.conf": SETTINGS }), "fonts.conf");
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
