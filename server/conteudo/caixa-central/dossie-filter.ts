import { sql, type RawBuilder } from 'kysely';
import { soonDays } from '#schemas/dossie.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Something that is expected in the dossier `c`, as a condition on `e` (what is expected) says. */
const expects = (which: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  c.tipo = ${sql.lit(tipoConteudo.dossie)} and exists (select from dossie ds
    join registro.tipo_dossie_pecas_esperadas e on e.registro_id = ds.tipo_dossie_id
    where ds.id = c.id and ${which}))`;

/** The dossier `c` lacks something that it must have, or has something that ended or ends soon, of what who asks sees in it. */
export const dossieFilter = (
  { sessao }: Ctx,
  which: NonNullable<CaixaQuery['pecas']>,
  hoje: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const there = sql`from dossie_peca p where p.dossie_id = ds.id and p.esperada_id = e.id and p.saida_em is null
    and exists (select from conteudo c where c.id = p.conteudo_id and ${visibleContent(sessao)})`;
  // of several for one, the one that is valid longest counts
  const last = sql`(select case when count(*) = count(p.validade) then max(p.validade) end ${there})`;
  return expects(
    {
      FALTA: sql`e.obrigatoria and not exists (select ${there})`,
      VENCIDA: sql`${last} < ${hoje}`,
      A_VENCER: sql`${last} between ${hoje} and ${hoje} + ${sql.lit(soonDays)}`,
    }[which],
  );
};
