/** Names of a register in other spellings: `organizacao-interna`, `organizacao_interna`, `organizacaoInterna`, `OrganizacaoInterna`. */

/** Table or column name: kebab-case or camelCase to snake_case. */
export function snakeName(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** kebab-case to camelCase. */
export function camelName(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** kebab-case or camelCase to PascalCase. */
export function pascalName(name: string): string {
  const camel = camelName(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
