import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import type { NivelAcesso, Rotulo, Sigilo } from '#schemas/shapes/conteudo.ts';
import type { DossiePeca } from '#schemas/shapes/dossie.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { toldOfHidden } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { validityOf } from './esperadas.ts';
import { classColumn, retentionOf, type Classe } from './retention.ts';

interface Row {
  readonly id: number;
  readonly ordem: number;
  readonly volume: number;
  readonly visivel: boolean;
  readonly conteudoId: number;
  readonly tipo: number;
  readonly rotulo: string;
  readonly assunto: string;
  readonly sigilo: Sigilo;
  readonly nivelAcesso: NivelAcesso;
  readonly concluidoEm: Date | null;
  readonly classe: Classe | null;
  readonly esperada: Rotulo | null;
  readonly validade: string | null;
  readonly dadosPessoais: boolean;
  readonly em: Date;
  readonly quem: string;
  readonly saidaEm: Date | null;
  readonly saidaQuem: string | null;
  readonly motivo: string | null;
}

/**
 * The pieces of a dossier, in the order of its index. Of what the person does not reach nothing is told, unless the institution chose
 * that they may know that it is there: then only that.
 */
export const readPecas = async (ctx: Ctx, dossieId: number): Promise<DossiePeca[]> => {
  const { db, sessao } = ctx;
  const told = toldOfHidden(sessao, await readSettings(db));
  const { rows } = await sql<Row>`
    select p.id, p.ordem, p.volume, s.visivel, c.id as conteudo_id, c.tipo, coalesce(c.numero, td.nome, tp.nome, '') as rotulo,
      c.assunto, c.sigilo, c.nivel_acesso, c.concluido_em,
      ${classColumn} as classe,
      case when e.id is not null then jsonb_build_object('id', e.id, 'rotulo', e.nome) end as esperada,
      p.validade, p.dados_pessoais, p.em, u.nome as quem, p.saida_em, su.nome as saida_quem, p.motivo
    from dossie_peca p
    join dossie ds on ds.id = p.dossie_id
    join conteudo c on c.id = p.conteudo_id
    join lateral (select ${visibleContent(sessao)} as visivel, ${told} as dito) s on true
    join registro.usuario u on u.id = p.por
    left join registro.usuario su on su.id = p.saida_por
    left join registro.tipo_dossie_pecas_esperadas e on e.id = p.esperada_id and e.registro_id = ds.tipo_dossie_id
    ${kindJoins}
    left join registro.assunto cl on cl.id = coalesce(d.classe_id, pr.classe_id, ds.classe_id)
    where p.dossie_id = ${dossieId} and (s.visivel or (s.dito and p.saida_em is null))
    order by p.ordem`.execute(db);
  const day = today(ctx);
  return rows.map((row) => present(row, day));
};

const present = (row: Row, day: string): DossiePeca => {
  const where = { id: row.id, ordem: row.ordem, volume: row.volume, em: row.em.toISOString() };
  if (!row.visivel) return { ...where, situacao: 'VALE', dadosPessoais: false };
  return {
    ...where,
    conteudo: {
      id: row.conteudoId,
      tipo: row.tipo,
      rotulo: row.rotulo,
      assunto: row.assunto,
      sigilo: row.sigilo,
      nivelAcesso: row.nivelAcesso,
      ...defined({
        classe: row.classe?.nome,
        guarda: row.classe ? retentionOf(row.classe) : undefined,
        concluidoEm: row.concluidoEm?.toISOString(),
      }),
    },
    situacao: validityOf(row.validade, day),
    dadosPessoais: row.dadosPessoais,
    quem: row.quem,
    ...defined({
      esperada: row.esperada ?? undefined,
      validade: row.validade ?? undefined,
      saida: row.saidaEm
        ? { em: row.saidaEm.toISOString(), quem: row.saidaQuem ?? '', motivo: row.motivo ?? '' }
        : undefined,
    }),
  };
};
