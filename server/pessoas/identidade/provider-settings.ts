import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readProxy, type Proxy } from '#server/instalacao/conexao/index.ts';
import { decryptSecret } from '#server/engine/index.ts';

/** Where the provider is and what is asked of it. */
export interface ProviderSettings {
  readonly ativo: boolean;
  readonly emissor: string;
  readonly cliente: string;
  readonly segredo: string | undefined;
  readonly escopos: string;
  readonly vinculo: 'EMAIL' | 'LOGIN' | 'AMBOS';
  readonly autoridade: string | null;
  readonly proxy: Proxy | undefined;
  readonly atributos: {
    readonly cpf: string | null;
    readonly matricula: string | null;
    readonly regra: string | null;
  };
}

/** The settings of the provider; undefined while nobody said where it is. */
export const readProviderSettings = async (
  db: Database,
  key: Buffer,
): Promise<ProviderSettings | undefined> => {
  const all = await readSettings(db);
  if (!all.ssoEmissor || !all.ssoCliente) return undefined;
  const { ssoSegredo } = await db
    .selectFrom('registro.configuracao')
    .select('ssoSegredo')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    ativo: all.ssoAtivo,
    emissor: all.ssoEmissor,
    cliente: all.ssoCliente,
    segredo: ssoSegredo === null ? undefined : decryptSecret(key, ssoSegredo),
    escopos: all.ssoEscopos ?? 'openid profile email',
    vinculo: all.ssoVinculo ?? 'EMAIL',
    autoridade: all.ssoAutoridade,
    proxy: await readProxy(db, key),
    atributos: {
      cpf: all.ssoAtributoCpf,
      matricula: all.ssoAtributoMatricula,
      regra: all.ssoAtributoRegra,
    },
  };
};
