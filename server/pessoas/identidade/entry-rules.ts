import type { Database } from '#server/base/db/connect.ts';

/** Where the rules of the first entry place somebody. */
interface Placement {
  readonly perfilAcesso: number | undefined;
  readonly unidades: readonly {
    readonly organizacao: number;
    readonly unidade: number;
    readonly cargo: number;
    readonly padrao: boolean;
    readonly chefe: boolean;
  }[];
  /** The values of the rules that served. */
  readonly regras: readonly string[];
}

/** Reads the rules from above: each that serves gives its unit, the first that has a profile gives the profile. */
export const placeByRules = async (db: Database, valores: readonly string[]): Promise<Placement> => {
  const rules = await db
    .selectFrom('registro.configuracaoRegrasEntrada as r')
    .leftJoin('registro.unidade as u', (join) =>
      join.onRef('u.id', '=', 'r.unidade').on('u.ativo', '=', true),
    )
    .leftJoin('registro.perfilAcesso as p', (join) =>
      join
        .onRef('p.id', '=', 'r.perfilAcesso')
        .on('p.ativo', '=', true)
        .on('p.tipo', '=', 'INTERNO')
        // who administers is chosen by somebody, never by a rule
        .on('p.administrador', 'is not', true)
        .on('p.administradorLocal', 'is not', true),
    )
    .select(['r.valor', 'r.cargo', 'r.chefe', 'u.id as unidade', 'u.organizacao', 'p.id as perfil'])
    .orderBy('r.ordem')
    .execute();
  const named = new Set(valores.flatMap(namesOf));
  const serving = rules.filter(({ valor }) => valor === '*' || named.has((valor ?? '').trim().toLowerCase()));
  const unidades: Placement['unidades'][number][] = [];
  for (const { unidade, organizacao, cargo, chefe } of serving)
    if (
      unidade !== null &&
      organizacao !== null &&
      cargo !== null &&
      !unidades.some((one) => one.unidade === unidade)
    )
      unidades.push({ organizacao, unidade, cargo, padrao: unidades.length === 0, chefe: chefe ?? false });
  return {
    perfilAcesso: serving.find(({ perfil }) => perfil !== null)?.perfil ?? undefined,
    unidades,
    regras: serving.map(({ valor }) => valor ?? ''),
  };
};

/** A value as it is, and the first name of it when it is the name of something in a directory (`cn=protocolo,ou=…`). */
const namesOf = (value: string): string[] => {
  const [, first] = /^[\w.-]+=((?:\\.|[^,+\\])+)[,+]/.exec(value) ?? [];
  return [value, ...(first === undefined ? [] : [first.replaceAll(/\\(.)/g, '$1')])].map((one) =>
    one.trim().toLowerCase(),
  );
};
