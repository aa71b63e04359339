declare module "*.ftl?head" {
  const text: string;
  export default text;
}

declare module "icon:*" {
  const path: string;
  export default path;
}
