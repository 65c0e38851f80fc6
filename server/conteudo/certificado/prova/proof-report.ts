import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';

const soon = 90 * 86_400_000;
/** As much as the register of tasks shows. */
const longest = 500;

interface Counted {
  readonly vencem: number;
  readonly primeira: Date | null;
  readonly vencidas: number;
  readonly esperam: number;
  readonly motivo: string | null;
}

/**
 * What loses its proof soon, what lost it, what waits and why most of it does, and which authorities end, in words for who looks
 * after the installation. Which documents they are is not told: not all of them are theirs to see.
 */
export const proofReport = async (db: Database, agora: Date, feitas: number): Promise<string> => {
  const until = new Date(agora.getTime() + soon);
  const { rows } = await sql<Counted>`
    with p as materialized (select p.ate, p.falta from assinatura_prova p join conteudo c on c.id = p.conteudo_id
      where c.excluido_em is null and (p.ate <= ${until} or p.falta is not null))
    select count(*) filter (where ate > ${agora} and ate <= ${until})::integer as vencem,
      min(ate) filter (where ate > ${agora}) as primeira, count(*) filter (where ate <= ${agora})::integer as vencidas,
      count(*) filter (where falta is not null)::integer as esperam,
      (select falta from p where falta is not null group by falta order by count(*) desc, falta limit 1) as motivo
    from p`.execute(db);
  const [counted] = rows;
  const authorities = await db
    .selectFrom('registro.autoridadeCertificadora')
    .select(['nome', 'validoAte'])
    .where('ativo', '=', true)
    .where('validoAte', '<=', until.toISOString().slice(0, 10))
    .orderBy('validoAte')
    .limit(5)
    .execute();
  const said = [mensagem('certificado.prova.relatorio.feitas', { n: String(feitas) })];
  if (counted?.vencem)
    said.push(
      mensagem('certificado.prova.relatorio.vencem', {
        n: String(counted.vencem),
        em: counted.primeira ? formatInstant(counted.primeira.toISOString()) : '',
      }),
    );
  if (counted?.vencidas)
    said.push(mensagem('certificado.prova.relatorio.vencidas', { n: String(counted.vencidas) }));
  if (authorities.length > 0)
    said.push(
      mensagem('certificado.prova.relatorio.autoridades', {
        nomes: authorities.map(({ nome }) => nome).join(', '),
      }),
    );
  if (counted?.esperam)
    said.push(
      mensagem('certificado.prova.relatorio.esperam', {
        n: String(counted.esperam),
        motivo: counted.motivo ?? '',
      }),
    );
  return said.join(' ').slice(0, longest);
};
