declare module "virtual:public-sheets" {
  const sheets: Record<string, string> & { root: string };
  export default sheets;
}
