import type { Permissions, RegisterDefinition, Title } from '#schemas/generated-definition.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import type { RegistroVisivel } from '#schemas/shapes/registro.ts';

/** A register as the person who asked sees it (`GET /ws/api/registro`). */
export type Register = Omit<RegistroVisivel, 'definicao'> & { definicao: RegisterDefinition };

/** One place where a register appears: its own address or one of its mounts. */
export interface RegisterPlace {
  register: Register;
  /** Address of the list, from the root: `/administracao/cidade`. */
  base: string;
  title: Title;
  permissions: Permissions;
  /** Path of the mount, as the API names it; absent in the register's own place. */
  lugar?: string;
}

/** What a stored file is called, is and weighs in bytes. */
export interface FileLabel {
  nome: string;
  tipo: string;
  tamanho: number;
}

/** A text for n–1, a list in the same order for n–n; of a file what it is, or of each file of a list. */
export type RecordLabel = string | string[] | FileLabel | (FileLabel | null)[];

/** A record as it travels: its fields, what it is called elsewhere, and what may be done with it. */
export interface RegisterRecord {
  id: number;
  versao: number;
  rotulos?: Record<string, RecordLabel>;
  /** A single record says why each refused act is refused; a list carries only the names of the allowed ones. */
  acoes?: Acao[] | string[];
  [campo: string]: unknown;
}

/** Whether there is one record, from the start. */
export const isSingle = ({ definicao }: Register): boolean => definicao.kind === 'single';

/** Name of the page in the menu and at its head: the plural of the records, unless the definition gives another. */
export function headingOf({ register: { definicao }, lugar, title }: RegisterPlace): string {
  const mount = definicao.mounts?.find(({ path }) => path === lugar);
  const menu = lugar === undefined ? definicao.menu : mount?.menu;
  return menu?.title ?? title.many;
}

/** Every place of a register, its own first. */
export function placesOf(register: Register): RegisterPlace[] {
  const { area, name, path = name, title, permissions, mounts = [] } = register.definicao;
  const own = { register, base: `/${area}/${path}`, title, permissions };
  const others = mounts.map((mount) => ({
    register,
    base: `/${mount.path}`,
    title: mount.title ?? title,
    permissions: mount.permissions ?? permissions,
    lugar: mount.path,
  }));
  return [own, ...others];
}

/**
 * Name of a place for react-admin: the register, and the mount behind an `@` with its slashes as `~`, so that two places
 * of one register keep their pages apart.
 */
export const resourceOf = ({ register, lugar }: RegisterPlace): string =>
  lugar === undefined ? register.definicao.name : `${register.definicao.name}@${lugar.replaceAll('/', '~')}`;

/** The register and the mount of a react-admin name. */
export function readResource(resource: string): { name: string; lugar: string | undefined } {
  const [name = '', lugar] = resource.split('@');
  return { name, lugar: lugar?.replaceAll('~', '/') };
}
