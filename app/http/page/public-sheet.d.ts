declare module "virtual:public-sheet" {
  const sheet: { parts: import("./fit-sheet").Part[]; drawn: string[] };
  export default sheet;
}
