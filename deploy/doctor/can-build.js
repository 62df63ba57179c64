import { statfs } from "node:fs/promises";
import process from "node:process";
import { checkDisk, checkMemory, checkNode, ownMemory } from "./machine.js";
import { report } from "./report.js";

/** `node deploy/doctor/can-build.js`: the checks that can run before `npm ci`. */
const { bavail, bsize } = await statfs(".");
process.exitCode = await report([
  ["Node", checkNode(process.versions.node)],
  ["Memoria", checkMemory(ownMemory(), true)],
  ["Disco", checkDisk(bavail * bsize)],
]);
