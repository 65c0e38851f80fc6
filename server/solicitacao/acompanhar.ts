import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import type { AcompanhamentoPublico, AcompanharPedido } from '#schemas/shapes/solicitacao.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { decryptSecret } from '#server/base/secret.ts';
import { exactlyNamed } from '#server/conteudo/dados/index.ts';
import { countAttempt } from '#server/pessoas/credencial/index.ts';

/** How a request stands, to whoever has its number and its code: phases and days, nothing that anybody wrote, and no name. */
export const followUp = async (
  ctx: PublicCtx,
  { numero, codigo }: AcompanharPedido,
): Promise<AcompanhamentoPublico> => {
  const { db, agora, ports, endereco } = ctx;
  const typed = writtenNumber(numero);
  // however it is written, it is one number: another way of writing it is not another try
  const number = typed.exato ?? typed.chave;
  const takeBack = await countAttempt(
    ports.db,
    [
      // the first is what a right code forgets: that of the address is of whatever else is tried from it
      { chave: `acompanhar-numero:${number}`, livres: 10, porMinuto: 1 },
      { chave: `acompanhar-endereco:${endereco}`, livres: 10, porMinuto: 1 },
    ],
    agora,
  );
  const { rows } = await sql<{
    id: number;
    numero: string;
    codigo: string;
    situacao: FaseExterna;
    servico: string;
    unidade: string;
    enviadaEm: Date;
    desfecho: AcompanhamentoPublico['desfecho'] | null;
  }>`
    select s.id, c.numero, s.codigo, s.situacao, t.nome as servico, un.nome as unidade, s.enviada_em, s.desfecho
    from solicitacao s join conteudo c on c.id = s.id and c.excluido_em is null
    join registro.tipo_processo t on t.id = s.tipo_processo_id join registro.unidade un on un.id = c.detentor_unidade_id
    where c.tipo = 6 and (c.numero_chave = ${typed.chave} or ${exactlyNamed(typed)})`.execute(db);
  const secret = codigo.replace(/[\s-]/g, '').toUpperCase();
  // numbers begin again in each organisation: the code says of which one it is
  const found = rows.find((row) => same(decryptSecret(ports.config.key, row.codigo), secret));
  if (!found) throw new AppError('codigoNaoEncontrado');
  await takeBack();
  const { rows: steps } = await sql<{ ato: string; em: Date }>`
    select ato, em from solicitacao_andamento where solicitacao_id = ${found.id} and ato <> 'partilharDocumento' order by id`.execute(
    db,
  );
  return {
    numero: found.numero,
    servico: found.servico,
    unidade: found.unidade,
    situacao: found.situacao,
    enviadaEm: found.enviadaEm.toISOString(),
    desfecho: found.desfecho || undefined,
    andamentos: steps.map(({ ato, em }) => ({ ato, em: em.toISOString() })),
  };
};

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
