import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readProxy, type Proxy } from '#server/instalacao/conexao/index.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { loginAttribute } from './directory-filter.ts';

/** Where the directory is and how people are found in it. */
export interface DirectorySettings {
  readonly ativo: boolean;
  readonly url: string;
  readonly startTls: boolean;
  readonly autoridade: string | null;
  readonly proxy: Proxy | undefined;
  readonly base: string;
  readonly filtro: string;
  readonly usuario: string | null;
  readonly senha: string | undefined;
  readonly atributos: {
    /** Whose account it is; null when nothing says which attribute that is, and then nobody enters. */
    readonly login: string | null;
    readonly nome: string | null;
    readonly email: string | null;
    readonly cpf: string | null;
    readonly matricula: string | null;
    readonly regra: string | null;
  };
  readonly grupos: { readonly base: string; readonly filtro: string } | undefined;
}

/** The settings of the directory; undefined while nobody said where it is. */
export const readDirectorySettings = async (
  db: Database,
  key: Buffer,
): Promise<DirectorySettings | undefined> => {
  const all = await readSettings(db);
  if (!all.ldapUrl || !all.ldapBase) return undefined;
  const { ldapSenha } = await db
    .selectFrom('registro.configuracao')
    .select('ldapSenha')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const filtro = all.ldapFiltro ?? '(uid={login})';
  return {
    ativo: all.ldapAtivo,
    url: all.ldapUrl,
    startTls: all.ldapStartTls,
    autoridade: all.ldapAutoridade,
    proxy: await readProxy(db, key),
    base: all.ldapBase,
    filtro,
    usuario: all.ldapUsuario,
    senha: ldapSenha === null ? undefined : decryptSecret(key, ldapSenha),
    atributos: {
      login: all.ldapAtributoLogin ?? loginAttribute(filtro) ?? null,
      nome: all.ldapAtributoNome,
      email: all.ldapAtributoEmail,
      cpf: all.ldapAtributoCpf,
      matricula: all.ldapAtributoMatricula,
      regra: all.ldapAtributoRegra,
    },
    grupos:
      all.ldapGruposBase && all.ldapGruposFiltro
        ? { base: all.ldapGruposBase, filtro: all.ldapGruposFiltro }
        : undefined,
  };
};
