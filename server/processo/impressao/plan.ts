import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { ImpressaoPedido } from '#schemas/shapes/processo-impressao.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, signerPerson } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { readLoaded } from '../read-processo.ts';

type Asked = Pick<ImpressaoPedido, 'pecas' | 'formato'>;

/** A place of the whole: a piece whose pages go in, or the trace of what left, or of what may not be read. */
interface PlannedPiece {
  readonly peca: Peca;
  readonly assinaturas: readonly string[];
}

/** What a person gets of a process on paper, now. */
export interface Plan {
  readonly processo: Processo;
  readonly pecas: readonly PlannedPiece[];
  /** Contents whose pages go in. */
  readonly conteudos: readonly number[];
  /** Contents that are named alone: they left, or are where one went, and the person still sees them. */
  readonly nomeados: readonly number[];
  /** Tells this whole from any other. */
  readonly chave: string;
  readonly escolhidas: boolean;
}

/** The pieces that a person asked for, of those that they reach at this moment; nothing is told of the others. */
export const planOf = async (ctx: Ctx, processoId: number, { pecas, formato }: Asked): Promise<Plan> => {
  const processo = await readLoaded(ctx, await loadSituation(ctx, processoId));
  const chosen =
    pecas === undefined
      ? processo.pecas
      : processo.pecas.filter(({ conteudo, saida }) => !saida && pecas.includes(conteudo?.id ?? 0));
  const conteudos = chosen.flatMap(({ conteudo, saida }) => (conteudo && !saida ? [conteudo.id] : []));
  if (pecas !== undefined && conteudos.length < new Set(pecas).size) throw refused('pecaDeFora');
  if (conteudos.length === 0) throw refused('semPecas');
  const nomeados = chosen.flatMap(({ conteudo, saida }) =>
    saida ? [conteudo?.id, saida.paraProcesso?.id].filter((id) => id !== undefined) : [],
  );
  // a package tells of what the process has with it too
  if (formato === 'BAGIT') nomeados.push(...processo.relacoes.map((relacao) => relacao.processo.id));
  const facts = await factsOf(ctx, conteudos);
  const planned = chosen.map((peca) => ({
    peca,
    assinaturas: peca.saida ? [] : (facts.get(peca.conteudo?.id ?? 0)?.assinaturas ?? []),
  }));
  const { numero, assunto, tipoProcesso, interessados, vencimento, vigencia, estado, sigilo, nivelAcesso } =
    processo;
  const state = JSON.stringify([
    formato,
    actingName(ctx.sessao),
    [numero, assunto, tipoProcesso, interessados, vencimento, vigencia, estado, sigilo, nivelAcesso],
    planned.map(({ peca: { rotulo, conteudo, saida, juntadaEm }, assinaturas }) => [
      rotulo,
      conteudo?.id,
      juntadaEm,
      saida?.em,
      saida?.motivo,
      facts.get(conteudo?.id ?? 0)?.estado,
      assinaturas,
    ]),
  ]);
  return {
    processo,
    pecas: planned,
    conteudos,
    nomeados,
    chave: createHash('sha256').update(state).digest('hex').slice(0, 32),
    escolhidas: pecas !== undefined,
  };
};

interface Facts {
  readonly estado: string;
  readonly assinaturas: readonly string[];
}

/** Of each content, what its pages depend on, and who signed it. */
const factsOf = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Facts>> => {
  const { rows } = await sql<{
    id: number;
    estado: string;
    assinaturas: readonly {
      nome: string;
      por: string | null;
      unidade: string | null;
      em: string;
      codigo: string | null;
    }[];
  }>`
    select c.id, concat_ws('/', c.versao, c.estado, coalesce(d.versao_atual, pt.arquivo_atual), pf.leitura_id,
        -- a file is put in by its pages once it was found to open
        (select t.situacao from peca_arquivo pa join arquivo_texto t on t.sha256 = pa.sha256 where pa.id = c.id),
        -- the mark of what is no longer valid comes with the day
        case when c.vigencia_inicio is not null then (c.vigencia_fim < ${today(ctx)}::date)::text end) as estado,
      coalesce((select jsonb_agg(jsonb_build_object('nome', quem.nome, 'por', p.nome, 'unidade', un.sigla, 'em', s.assinado_em,
          'codigo', s.codigo) order by s.assinado_em, s.id)
        from documento_assinante s ${signerPerson('s')}
        left join registro.usuario p on p.id = s.por_usuario_id left join registro.unidade un on un.id = s.unidade_id
        where s.documento_id = c.id and s.versao = coalesce(d.versao_atual, 1) and s.situacao = 'ASSINADO'), '[]'::jsonb) as assinaturas
    from conteudo c left join documento d on d.id = c.id left join protocolo pt on pt.id = c.id
    left join protocolo_arquivo pf on pf.protocolo_id = pt.id and pf.numero = pt.arquivo_atual
    where c.id = any(${[...ids]}::bigint[])`.execute(ctx.db);
  return new Map(
    rows.map(({ id, estado, assinaturas }) => [
      id,
      { estado, assinaturas: assinaturas.map((one) => signatureLine(one)) },
    ]),
  );
};

const signatureLine = ({
  nome,
  por,
  unidade,
  em,
  codigo,
}: {
  readonly nome: string;
  readonly por: string | null;
  readonly unidade: string | null;
  readonly em: string;
  readonly codigo: string | null;
}): string =>
  [
    por === null ? nome : mensagem('processo.impressao.porOutro', { por, nome }),
    ...(unidade === null ? [] : [unidade]),
    formatInstant(new Date(em).toISOString()),
    ...(codigo === null ? [] : [mensagem('processo.impressao.codigo', { codigo })]),
  ].join(', ');

const refused = (key: 'pecaDeFora' | 'semPecas'): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'pecas', mensagem: mensagem(`processo.impressao.${key}`) }] },
  );
